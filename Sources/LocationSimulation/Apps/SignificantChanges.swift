/// Significant changes of the position that an app wants to know of (MON-004).
public struct SignificantChanges: Hashable, Sendable {
  /// Where the phone was when one was reported last.
  var last: DeliveredPlace?
  /// When that was.
  var lastAt = Moment.start
}
