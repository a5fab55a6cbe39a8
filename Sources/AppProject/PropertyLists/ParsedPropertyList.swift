/// What the bytes of a property list state, and what is odd about them.
struct ParsedPropertyList: Sendable {
  /// A key that its dictionary has already; the last one counts.
  struct Duplicate: Hashable, Sendable {
    /// The key.
    let key: String
    /// The offset of the later key.
    let offset: Int
  }

  /// The value.
  let root: PropertyListNode
  /// The first few keys that stand twice in their dictionary, in order.
  let duplicates: [Duplicate]
}
