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
