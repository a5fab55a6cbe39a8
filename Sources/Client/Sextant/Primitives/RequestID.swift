/// A caller's request, from its start to its one end.
struct RequestID: Equatable, Sendable {
  let number: Int

  /// Gives out numbers, each once.
  struct Counter: Sendable {
    private var last = 0

    mutating func next() -> RequestID {
      last += 1
      return RequestID(number: last)
    }
  }
}
