/// How often an app needs the position.
enum ReceiverNeed: UInt8, Hashable, Sendable, Comparable {
  /// Not at all.
  case none
  /// Now and then, to notice that the phone moved.
  case watch
  /// All the time.
  case fixes

  static func < (one: ReceiverNeed, other: ReceiverNeed) -> Bool { one.rawValue < other.rawValue }
}
