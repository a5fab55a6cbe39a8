/// A caller's request, from its start to its one end.
struct RequestID: Comparable, Hashable, Sendable {
  let number: Int

  /// Whether one began before another.
  static func < (one: RequestID, other: RequestID) -> Bool { one.number < other.number }
}
