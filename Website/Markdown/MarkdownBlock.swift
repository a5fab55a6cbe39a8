/// A block of a page in Markdown.
indirect enum MarkdownBlock: Hashable {
  /// A heading with its level, from 1 to 6.
  case heading(Int, String)
  case paragraph(String)
  /// Code in a language, or in none that is named.
  case code(language: String, String)
  case quote([MarkdownBlock])
  case list(MarkdownList)
  /// The rows of a table, the first of which is its head.
  case table([[String]])
  /// A line between two parts of a page.
  case divider
}

/// A list of a page in Markdown.
struct MarkdownList: Hashable {
  /// The number of the first item; nil where items have none.
  let start: Int?
  /// Whether there are empty lines between the items, which are paragraphs then.
  let isLoose: Bool
  /// What each item holds.
  let items: [[MarkdownBlock]]
}
