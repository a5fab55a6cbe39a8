/// The identifier of a caller's request, from its start until it ends.
struct RequestID: Equatable, Sendable {
  let number: Int

  /// A source of unique identifiers.
  struct Counter: Sendable {
    private var last = 0

    mutating func next() -> RequestID {
      last += 1
      return RequestID(number: last)
    }
  }
}
