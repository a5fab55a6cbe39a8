import TextReading

/// A line of Ruby, split into code and string literals, without comments.
struct RubyLine {
  /// A string literal.
  struct Text {
    /// The code between the previous literal and this one.
    let before: String
    /// The text of the literal; nil if it contains an interpolation.
    let literal: String?
  }

  /// The code outside of literals and comments.
  private(set) var code = ""
  private(set) var texts: [Text] = []

  /// The literals without interpolations.
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

  /// Whether the statement continues on the next line.
  var continues: Bool { code.hasSuffix(",") || code.hasSuffix("[") }
}
