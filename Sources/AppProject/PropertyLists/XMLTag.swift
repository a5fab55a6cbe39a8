/// A tag of an XML property list.
struct XMLTag: Hashable, Sendable {
  /// The name.
  let name: String
  /// Whether it closes an element.
  let isEnd: Bool
  /// Whether it opens and closes an element at once.
  let isEmpty: Bool
  /// The offset of its "<".
  let offset: Int
}
