/// What the bytes of a property list state, and what is odd about them.
package struct ParsedPropertyList: Sendable {
  /// A key that its dictionary has already; the last one counts.
  package struct Duplicate: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The offset of the later key.
    package let offset: Int
  }

  /// The value.
  package let root: PropertyListNode
  /// The first few keys that stand twice in their dictionary, in order.
  package let duplicates: [Duplicate]
}

/// Gathers the entries of dictionaries, and notes keys that stand twice.
struct PropertyListEntries {
  /// The most doubled keys that are kept of one property list.
  private static let mostDuplicates = 5

  /// The first few doubled keys.
  private(set) var duplicates: [ParsedPropertyList.Duplicate] = []

  /// Adds an entry to a dictionary; a later key wins over an earlier one, as it does for Foundation.
  mutating func insert(
    _ value: PropertyListNode, for key: String, at offset: Int,
    into entries: inout [String: PropertyListNode.Entry]
  ) {
    let old = entries.updateValue(PropertyListNode.Entry(keyOffset: offset, value: value), forKey: key)
    if old != nil, duplicates.count < PropertyListEntries.mostDuplicates {
      duplicates.append(ParsedPropertyList.Duplicate(key: key, offset: offset))
    }
  }
}
