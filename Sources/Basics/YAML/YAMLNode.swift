import TextReading

/// A value of a YAML document with its position.
package struct YAMLNode: Hashable, Sendable {
  /// The kinds of value.
  package enum Content: Hashable, Sendable {
    /// Text; if it is plain (not quoted), it may represent a number, a Boolean or null.
    case scalar(String, isPlain: Bool)
    /// Values, in order.
    case sequence([YAMLNode])
    /// Keys with their values, in order.
    case mapping([Pair])
  }

  /// A key with its value.
  package struct Pair: Hashable, Sendable {
    package let key: String
    /// The offset of the key's first byte.
    package let offset: Int
    /// The value.
    package let value: YAMLNode
  }

  package let content: Content
  /// The offset of the value's first byte.
  package let offset: Int

  /// Returns the node for a missing value.
  static func nothing(at offset: Int) -> YAMLNode {
    YAMLNode(content: .scalar("", isPlain: true), offset: offset)
  }
}

/// The remaining size of a document, which bounds memory and nesting when aliases repeat values.
struct YAMLBudget: Sendable {
  /// The maximum nesting depth.
  static let deepest = 64
  /// The maximum number of values in a document, including repetitions by aliases.
  static let largest = 200_000

  private var left = YAMLBudget.largest
  private var depth = 0

  /// The number of values counted so far.
  var spent: Int { YAMLBudget.largest - left }

  /// Counts values; throws an error if there are too many.
  mutating func count(_ values: Int = 1, at offset: Int) throws(ReadingError) {
    left -= values
    if left < 0 { throw ReadingError("it stands for more than \(YAMLBudget.largest) values", at: offset) }
  }

  /// Enters a collection; throws an error if it is nested too deeply.
  mutating func enter(at offset: Int) throws(ReadingError) {
    depth += 1
    if depth > YAMLBudget.deepest {
      throw ReadingError("values are nested deeper than \(YAMLBudget.deepest) levels", at: offset)
    }
  }

  /// Leaves a collection.
  mutating func leave() { depth -= 1 }
}
