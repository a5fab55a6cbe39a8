/// The string literals in Swift code as formats of phrases, with escapes decoded and `%@` for each interpolation.
///
/// Literals that begin with `#` are ignored.
package struct SourceLiterals {
  package struct Literal: Hashable {
    /// The text with `%@` for each interpolation.
    package let format: String
    /// Whether it is in an interpolation of another literal.
    package let isInside: Bool
  }

  package private(set) var all: [Literal] = []
  private let text: [Character]
  private var index = 0

  /// Parses the literals of a text.
  package init(of text: String) {
    self.text = Array(text)
    readCode(isInside: false)
  }

  /// Parses up to the end, or past the parenthesis that closes an interpolation.
  private mutating func readCode(isInside: Bool) {
    var depth = 0
    while index < text.count {
      switch text[index] {
      case "\"":
        readLiteral(isInside: isInside)
        continue
      case "/" where begins("//"):
        index = text[index...].firstIndex(of: "\n") ?? text.count
        continue
      case "(": depth += 1
      case ")" where depth == 0 && isInside:
        index += 1
        return
      case ")": depth -= 1
      default: break
      }
      index += 1
    }
  }

  private mutating func readLiteral(isInside: Bool) {
    let quotes = begins("\"\"\"") ? "\"\"\"" : "\""
    var format = ""
    index += quotes.count
    while index < text.count {
      switch text[index] {
      case "\"" where begins(quotes):
        index += quotes.count
        if quotes.count == 3 { format = Self.unindented(format) }
        format = format.replacing("\\\"", with: "\"").replacing("\\n", with: "\n")
        all.append(Literal(format: format, isInside: isInside))
        return
      case "\\" where begins("\\("):
        index += 2
        readCode(isInside: true)
        format += "%@"
      case "\\":
        format += String(text[index...].prefix(2))
        index += 2
      default:
        format.append(text[index])
        index += 1
      }
    }
  }

  private func begins(_ word: String) -> Bool { text[index...].starts(with: word) }

  /// Removes the first and last line and the indentation, and joins lines that end with a backslash.
  private static func unindented(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let margin = lines.last?.count ?? 0
    return lines.dropFirst().dropLast().map { $0.dropFirst(margin) }.joined(separator: "\n")
      .replacing("\\\n", with: "")
  }
}
