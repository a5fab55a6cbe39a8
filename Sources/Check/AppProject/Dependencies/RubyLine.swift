import TextReading

/// A line of Ruby as far as it can be read without running it: the code outside of comments, and the texts in it.
struct RubyLine {
  /// A text in quotes.
  struct Text {
    /// The code before it, back to the text before it.
    let before: String
    /// What stands between the quotes; nil where Ruby would put something into it.
    let literal: String?
  }

  /// What stands outside of texts and comments.
  private(set) var code = ""
  private(set) var texts: [Text] = []

  /// The texts without those that Ruby would work out.
  var literals: [String] { texts.compactMap(\.literal) }

  /// Returns the lines of a file.
  static func lines(of bytes: [UInt8]) -> [RubyLine] {
    String(decoding: TextEncoding.utf8(bytes), as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { RubyLine($0) }
  }

  private init(_ line: Substring) {
    var before = ""
    var rest = line
    while let character = rest.popFirst(), character != "#" {
      if character == "'" || character == "\"" {
        let text = rest.prefix { $0 != character }
        rest = rest.dropFirst(text.count + 1)
        let isLiteral = character == "'" || !text.contains("#{")
        texts.append(Text(before: before.trimmedBlanks, literal: isLiteral ? String(text) : nil))
        before = ""
      } else {
        before.append(character)
        code.append(character)
      }
    }
    code = code.trimmedBlanks
  }

  /// Whether the line goes on in the next.
  var continues: Bool { code.hasSuffix(",") || code.hasSuffix("[") }
}
