/// A caller's request, from its start to its one end.
struct RequestID: Comparable, Hashable, Sendable {
  let number: Int

  /// Gives out numbers, each once.
  struct Counter: Sendable {
    private var last = 0

    mutating func next() -> RequestID {
      last += 1
      return RequestID(number: last)
    }
  }

  /// Whether one began before another.
  static func < (one: RequestID, other: RequestID) -> Bool { one.number < other.number }
}
