/// A token of Objective-C.
struct ObjectiveCToken: Sendable {
  /// The kind of token.
  enum Kind: Hashable, Sendable {
    /// A name or a keyword of C.
    case identifier
    /// A keyword with an at sign, such as "@selector".
    case atKeyword
    /// A number.
    case number
    /// A string literal of either language, without its prefix and quotation marks.
    case string
    /// A character literal.
    case character
    /// A punctuation mark of one byte.
    case mark(UInt8)
    /// A preprocessor directive, without the number sign; it includes continued lines.
    case directive
  }

  let kind: Kind
  /// The range of the text; for a string, without the quotation marks.
  let range: Range<Int>
}

/// A token or bracketed group, as an element of a group or statement.
struct ObjectiveCItem: Sendable {
  /// The kind of brackets, if the item is a group.
  enum Shape: Hashable, Sendable {
    case token
    case parentheses
    case brackets
    case braces
  }

  let shape: Shape
  /// The first token; for a group, the opening bracket.
  let first: Int
  /// The last token; for a group, the closing bracket.
  let last: Int
  /// The type of a group, as determined when it was closed.
  var clue = TypeClue.unknown
}
