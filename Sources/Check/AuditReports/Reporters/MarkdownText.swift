import Terminal

/// Escapes text for Markdown.
enum MarkdownText {
  private static let zeroWidthSpace = "\u{200B}"

  /// Returns a text with punctuation escaped, and with zero-width spaces in what GitHub would link
  /// automatically.
  ///
  /// Dependabot uses the same method to avoid mentioning people.
  static func plain(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    var previous: Character = " "
    return TerminalText.escaped(line).reduce(into: "") { escaped, character in
      if "@#".contains(previous), character.isLetter || character.isNumber { escaped += zeroWidthSpace }
      if "\\`*_[]<>#|~&!".contains(character) { escaped.append("\\") }
      escaped.append(character)
      previous = character
    }
  }

  /// Returns a text as inline code.
  static func code(_ text: String) -> String {
    let text = TerminalText.escaped(text)
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let isDelicate = text.first == "`" || text.last == "`"
    return isDelicate ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Returns a source line as a code block.
  static func block(_ lines: [String]) -> String {
    let text = lines.map(TerminalText.escapedSource).joined(separator: "\n")
    let fence = String(repeating: "`", count: max(3, longestRun(in: text) + 1))
    return "\(fence)\n\(text)\n\(fence)"
  }

  /// Returns the length of the longest sequence of backticks.
  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
