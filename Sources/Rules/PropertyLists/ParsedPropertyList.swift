/// The contents of a property list, and its irregularities.
package struct ParsedPropertyList: Sendable {
  /// A key that its dictionary already contains; the last one counts.
  package struct Duplicate: Hashable, Sendable {
    /// The key.
    package let key: String
    /// The offset of the later key.
    package let offset: Int
  }

  /// The value.
  package let root: PropertyListNode
  /// The first few keys that appear twice in their dictionary, in order.
  package let duplicates: [Duplicate]
}

/// Collects the entries of dictionaries, and records keys that appear twice.
struct PropertyListEntries {
  /// The maximum number of duplicate keys that are recorded for one property list.
  private static let mostDuplicates = 5

  /// The first few duplicate keys.
  private(set) var duplicates: [ParsedPropertyList.Duplicate] = []

  /// Adds an entry to a dictionary; a later key replaces an earlier one, as in Foundation.
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
