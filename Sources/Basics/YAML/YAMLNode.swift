import TextReading

/// A value of a YAML document with the place where it stands.
package struct YAMLNode: Hashable, Sendable {
  /// The kinds of value.
  package enum Content: Hashable, Sendable {
    /// Text; without quotes it may stand for a number, a truth value or nothing.
    case scalar(String, isPlain: Bool)
    /// Values in order.
    case sequence([YAMLNode])
    /// Keys with their values, in order.
    case mapping([Pair])
  }

  /// A key with its value.
  package struct Pair: Hashable, Sendable {
    /// The text of the key.
    package let key: String
    /// The offset of the key's first byte.
    package let offset: Int
    /// The value.
    package let value: YAMLNode
  }

  /// The value.
  package let content: Content
  /// The offset of its first byte in the text.
  package let offset: Int

  /// What stands where nothing is written.
  static func nothing(at offset: Int) -> YAMLNode {
    YAMLNode(content: .scalar("", isPlain: true), offset: offset)
  }
}

/// How much of a document is still accepted: bounds memory and nesting where aliases repeat what they name.
struct YAMLBudget: Sendable {
  /// The deepest nesting that is read.
  static let deepest = 64
  /// The most values that a document may stand for, repetitions by aliases counted.
  static let largest = 200_000

  private var left = YAMLBudget.largest
  private var depth = 0

  /// How many values were counted.
  var spent: Int { YAMLBudget.largest - left }

  /// Counts values.
  mutating func count(_ values: Int = 1, at offset: Int) throws(ReadingError) {
    left -= values
    if left < 0 { throw ReadingError("it stands for more than \(YAMLBudget.largest) values", at: offset) }
  }

  /// Counts a collection that is entered.
  mutating func enter(at offset: Int) throws(ReadingError) {
    depth += 1
    if depth > YAMLBudget.deepest {
      throw ReadingError("values are nested deeper than \(YAMLBudget.deepest) levels", at: offset)
    }
  }

  /// Counts a collection that is left.
  mutating func leave() { depth -= 1 }
}
