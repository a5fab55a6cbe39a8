/// Significant changes of the position that an app wants to know of (MON-004).
public struct SignificantChanges: Hashable, Sendable {
  /// Where the phone was when one was reported last.
  private var last: DeliveredPlace?
  /// When that was.
  private var lastAt = Moment.start

  init() {}

  /// Takes note of a position; returns it as the app gets it, if it is a significant change.
  mutating func next(with found: Fix, at moment: Moment, under rules: LookRules) -> Fix? {
    if let last {
      guard moment >= lastAt + rules.changePause,
        found.coordinate.isFarther(than: rules.changeDistance, from: last.coordinate)
      else { return nil }
    }
    last = DeliveredPlace(found)
    lastAt = moment
    return found.coarsened(to: rules.changeAccuracy)
  }
}
