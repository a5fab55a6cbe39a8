import SourceFacts
import TextReading

/// The comments and the texts in quotes of a file in JavaScript or TypeScript.
struct ScriptPieces: Sendable {
  struct Piece: Sendable {
    /// Whether it is a text; others are comments and regular expressions.
    let isText: Bool
    /// The bytes, without the quotes of a text.
    let bytes: Range<Int>
  }

  private(set) var all: [Piece] = []
  /// Whether each text ended before the file did.
  private(set) var isWhole = true
  private let text: [UInt8]
  private var index = 0

  init(of text: [UInt8]) {
    self.text = text
    while index < text.count { if !readPiece() { index += 1 } }
  }

  /// The file with spaces in place of comments, and of what would look like one.
  var withoutComments: [UInt8] {
    var plain = text
    for piece in all where !piece.isText { plain.blank(piece.bytes) }
    for index in plain.indices where plain[index] == UInt8(ascii: "/") { plain[index] = UInt8(ascii: " ") }
    return plain
  }

  /// Returns whether code imports what a text names.
  static func isImported(_ piece: Piece, in text: [UInt8]) -> Bool {
    let end = piece.bytes.lowerBound - 1
    var code = text[max(0, end - longestGap)..<max(0, end)]
    func dropBlanks() { while let last = code.last, last <= UInt8(ascii: " ") { code.removeLast() } }
    dropBlanks()
    if code.last == UInt8(ascii: "(") { code.removeLast() }
    dropBlanks()
    return imports.contains { code.suffix($0.count).elementsEqual($0) }
  }

  private static let imports = ["from", "import", "require"].map { Array($0.utf8) }
  /// The number of bytes up to a text in which the word is that imports it.
  private static let longestGap = 40

  /// Reads a comment, a text or a pattern; returns whether one begins here.
  private mutating func readPiece() -> Bool {
    let start = index
    switch text[index] {
    case UInt8(ascii: "/"):
      switch byte(1) {
      case UInt8(ascii: "/") where start == 0 || text[start - 1] != UInt8(ascii: ":"):
        while index < text.count, text[index] != .newline { index += 1 }
      case UInt8(ascii: "*"):
        index += 2
        while index < text.count, text[index] != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") {
          index += 1
        }
        index = min(index + 2, text.count)
      default: return skipPattern()
      }
      all.append(Piece(isText: false, bytes: start..<index))
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      // An apostrophe in a text of JSX.
      if start > 0, Self.isWord(text[start - 1]), !Self.beforeTexts.contains(word(before: start)) {
        return false
      }
      let quote = text[start]
      index += 1
      while index < text.count, text[index] != quote, text[index] != .newline {
        index += text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      index = min(index, text.count)
      all.append(Piece(isText: true, bytes: start + 1..<index))
      index += 1
    case UInt8(ascii: "`"):
      skipTemplate()
      all.append(Piece(isText: true, bytes: start + 1..<max(start + 1, index - 1)))
    default: return false
    }
    return true
  }

  /// Skips a text with values in it, which may have such texts themselves.
  private mutating func skipTemplate() {
    index += 1
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "`"):
        index += 1
        return
      case UInt8(ascii: "$") where byte(1) == UInt8(ascii: "{"): skipValue()
      default: index += 1
      }
    }
    index = text.count
    isWhole = false
  }

  private mutating func skipValue() {
    var depth = 0
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "`"):
        index += 1
        while index < text.count, text[index] != UInt8(ascii: "`") { index += 1 }
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
  }

  /// Skips a regular expression that ends in its line; returns whether one begins here.
  private mutating func skipPattern() -> Bool {
    var last = index - 1
    while last >= 0, text[last] == UInt8(ascii: " ") { last -= 1 }
    guard last < 0 || Self.beforePatterns.contains(text[last]) else { return false }
    var end = index + 1
    var isInSet = false
    while end < min(text.count, index + Self.longestPattern), text[end] != .newline {
      switch text[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInSet = true
      case UInt8(ascii: "]"): isInSet = false
      case UInt8(ascii: "/") where !isInSet:
        all.append(Piece(isText: false, bytes: index..<end + 1))
        index = end + 1
        return true
      default: break
      }
      end += 1
    }
    return false
  }

  private static let longestPattern = 400
  private static let beforePatterns = Set("(,=:[!&|?{;\n".utf8)
  /// The words that a text may follow without a space.
  private static let beforeTexts: Set<String> = ["return", "case", "import", "from", "default", "of", "in"]

  private func word(before end: Int) -> String {
    var start = end
    while start > 0, Self.isWord(text[start - 1]) { start -= 1 }
    return String(decoding: text[start..<end], as: UTF8.self)
  }

  private func byte(_ offset: Int) -> UInt8 { index + offset < text.count ? text[index + offset] : 0 }

  static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
