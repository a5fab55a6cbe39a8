import Foundation

/// A value of a property list with the place where it stands.
struct PropertyListNode: Hashable, Sendable {
  /// A key's value and the place of the key.
  struct Entry: Hashable, Sendable {
    /// The offset of the key's first byte.
    let keyOffset: Int
    /// The value.
    let value: PropertyListNode
  }

  /// The kinds of value.
  indirect enum Content: Hashable, Sendable {
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
  let content: Content
  /// The offset of its first byte; 0 in a binary property list.
  let offset: Int

  /// The text, where the value is a string.
  var string: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The elements, where the value is an array, else nothing.
  var elements: [PropertyListNode] {
    if case .array(let elements) = content { elements } else { [] }
  }

  /// The entries, where the value is a dictionary, else nothing.
  var entries: [String: Entry] {
    if case .dictionary(let entries) = content { entries } else { [:] }
  }

  /// The value of a key, where the value is a dictionary that has it.
  subscript(key: String) -> PropertyListNode? { entries[key]?.value }

  /// The value without places.
  var value: PropertyListValue {
    switch content {
    case .string(let text): .string(text)
    case .boolean(let flag): .boolean(flag)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .date(let date): .date(date)
    case .data(let data): .data(data)
    case .array(let elements): .array(elements.map(\.value))
    case .dictionary(let entries): .dictionary(entries.mapValues(\.value.value))
    }
  }
}
