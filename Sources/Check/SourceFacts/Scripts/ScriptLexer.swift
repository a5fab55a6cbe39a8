/// Splits Dart, JavaScript and TypeScript into tokens, without comments, and without numbers unless they are wanted.
///
/// A quoted text ends with its line if it isn't closed, so that an apostrophe between tags of JSX
/// hides no more than that line.
struct ScriptLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var tokens: [ScriptToken] = []

  private let keepsNumbers: Bool

  private init(_ bytes: [UInt8], keepsNumbers: Bool) {
    self.bytes = bytes
    self.keepsNumbers = keepsNumbers
  }

  /// Returns the tokens of a text.
  static func tokens(of bytes: [UInt8], withNumbers keepsNumbers: Bool = false) -> [ScriptToken] {
    var lexer = ScriptLexer(bytes, keepsNumbers: keepsNumbers)
    while lexer.index < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }

  /// The words that a quoted text may follow without a space.
  private static let beforeTexts: Set<String> = [
    "return", "case", "typeof", "in", "of", "else", "r", "import", "from", "export", "await", "yield",
    "default",
  ]

  /// Whether a byte comes right after a word that isn't a keyword.
  private var isInWord: Bool {
    guard index > 0, Self.isNameByte(bytes[index - 1]), let last = tokens.last, let word = last.word,
      last.offset + word.utf8.count == index
    else { return false }
    return !Self.beforeTexts.contains(word)
  }

  private mutating func readToken() {
    let first = bytes[index]
    switch first {
    case 0...0x20: index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    // An apostrophe in a text of JSX.
    case UInt8(ascii: "'") where isInWord: index += 1
    case UInt8(ascii: "'"), UInt8(ascii: "\""):
      let isTriple = byte(1) == first && byte(2) == first
      readString(closing: first, count: isTriple ? 3 : 1, goesOn: isTriple)
    case UInt8(ascii: "`"): readString(closing: first, count: 1, goesOn: true)
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    default:
      let start = index
      guard Self.isNameByte(first) else {
        tokens.append(ScriptToken(kind: .mark(first), offset: start))
        index += 1
        return
      }
      skip(while: Self.isNameByte)
      let name = String(decoding: bytes[start..<index], as: UTF8.self)
      tokens.append(ScriptToken(kind: .word(name), offset: start))
    }
  }

  /// Reads a number; the dot and the digits after it belong to it if numbers are wanted.
  private mutating func readNumber() {
    let start = index
    skip(while: Self.isNameByte)
    guard keepsNumbers else { return }
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    if byte(0) == UInt8(ascii: "."), digits.contains(byte(1)) {
      index += 1
      skip(while: Self.isNameByte)
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    tokens.append(ScriptToken(kind: .number(text), offset: start))
  }

  private mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while index < bytes.count, isSkipped(bytes[index]) { index += 1 }
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count, !(byte(0) == UInt8(ascii: "*") && byte(1) == UInt8(ascii: "/")) { index += 1 }
    index += 2
  }

  private mutating func readString(closing quote: UInt8, count: Int, goesOn: Bool) {
    let start = index
    index += count
    let content = index
    while index < bytes.count, goesOn || byte(0) != UInt8(ascii: "\n") {
      if byte(0) == UInt8(ascii: "\\") {
        index += 2
        continue
      }
      if (0..<count).allSatisfy({ byte($0) == quote }) { break }
      index += 1
    }
    let end = min(max(index, content), bytes.count)
    let text = String(decoding: bytes[min(content, end)..<end], as: UTF8.self)
    tokens.append(ScriptToken(kind: .string(text), offset: start))
    index = end + (end < bytes.count && bytes[end] == quote ? count : 0)
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }
}
