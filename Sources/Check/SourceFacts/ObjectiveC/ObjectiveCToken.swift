/// A word, literal or mark of Objective-C.
struct ObjectiveCToken: Sendable {
  /// What it is.
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
    /// A mark of one byte.
    case mark(UInt8)
    /// A line of the preprocessor, without the number sign; continued lines are part of it.
    case directive
  }

  /// What it is.
  let kind: Kind
  /// Where its text is; of a string, what stands between the quotation marks.
  let range: Range<Int>
}

/// A token, or a bracketed group as one, between two brackets or two semicolons.
struct ObjectiveCItem: Sendable {
  /// What brackets the item is in, if it is a group.
  enum Shape: Hashable, Sendable {
    case token
    case parentheses
    case brackets
    case braces
  }

  /// What it is.
  let shape: Shape
  /// The first token; of a group the opening bracket.
  let first: Int
  /// The last token; of a group the closing bracket.
  let last: Int
  /// What is known of a group's type, as found when it was closed.
  var clue = TypeClue.unknown
}
