/// A block of a Markdown page.
indirect enum MarkdownBlock: Hashable {
  /// A heading with its level, from 1 to 6.
  case heading(Int, String)
  case paragraph(String)
  /// Code with its language, which may be empty.
  case code(language: String, String)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  /// The rows of a table; the first is the header.
  case table([[String]])
  /// A thematic break.
  case divider
}

/// A list.
struct MarkdownList: Hashable {
  /// The number of the first item; nil for an unordered list.
  let start: Int?
  /// Whether there are empty lines between the items, whose texts are then paragraphs.
  let isLoose: Bool
  /// The blocks of each item.
  let items: [[MarkdownBlock]]
}
