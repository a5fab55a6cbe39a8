import Terminal

/// Puts texts of any origin into Markdown so that they are read as they are.
enum MarkdownText {
  private static let zeroWidthSpace = "\u{200B}"

  /// Returns a text without effect: punctuation is escaped, and what GitHub makes links of by itself is broken by a
  /// space without width, which is also how Dependabot keeps from mentioning people.
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

  /// Returns a text as code within a line.
  static func code(_ text: String) -> String {
    let text = TerminalText.escaped(text)
    let fence = String(repeating: "`", count: longestRun(in: text) + 1)
    let isDelicate = text.first == "`" || text.last == "`"
    return isDelicate ? "\(fence) \(text) \(fence)" : fence + text + fence
  }

  /// Returns a line of source as a block of code.
  static func block(_ line: String) -> String {
    let line = TerminalText.escapedSource(line)
    let fence = String(repeating: "`", count: max(3, longestRun(in: line) + 1))
    return "\(fence)\n\(line)\n\(fence)"
  }

  /// The length of the longest run of backticks.
  private static func longestRun(in text: String) -> Int {
    text.split { $0 != "`" }.map(\.count).max() ?? 0
  }
}
