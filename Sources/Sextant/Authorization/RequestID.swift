/// A caller's request, from its start to its one end.
struct RequestID: Hashable, Sendable {
  let number: Int
}
