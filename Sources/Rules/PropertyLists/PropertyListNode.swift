package import LeanFoundation
package import LocationPolicy

/// A value of a property list with its position.
package struct PropertyListNode: Hashable, Sendable {
  /// A key's value and the position of the key.
  package struct Entry: Hashable, Sendable {
    /// The offset of the key's first byte.
    package let keyOffset: Int
    /// The value.
    package let value: PropertyListNode

    /// Creates an entry.
    package init(keyOffset: Int, value: PropertyListNode) {
      self.keyOffset = keyOffset
      self.value = value
    }
  }

  /// The kinds of value.
  package indirect enum Content: Hashable, Sendable {
    case string(String)
    case boolean(Bool)
    case integer(Int)
    case real(Double)
    case date(Date)
    case data(Data)
    case array([PropertyListNode])
    case dictionary([String: Entry])
  }

  /// The value.
  package let content: Content
  /// The offset of its first byte; 0 in a binary property list.
  package let offset: Int

  /// Creates a value.
  package init(content: Content, offset: Int) {
    self.content = content
    self.offset = offset
  }

  /// The text, if the value is a string.
  package var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements, if the value is an array; otherwise empty.
  package var elements: [PropertyListNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The entries, if the value is a dictionary; otherwise empty.
  package var entries: [String: Entry] {
    if case .dictionary(let entries) = content { entries } else { [:] }
  }

  /// The value of a key, if the value is a dictionary that contains it.
  package subscript(key: String) -> PropertyListNode? { entries[key]?.value }

  /// The value without positions, as the rules read it; dates and bytes, which no location key uses, become null.
  package var value: JSONValue {
    switch content {
    case .string(let text): .string(text)
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .real(let number): .number(number)
    case .date, .data: .null
    case .array(let elements): .array(elements.map(\.value))
    case .dictionary(let entries): .object(entries.mapValues(\.value.value))
    }
  }
}
