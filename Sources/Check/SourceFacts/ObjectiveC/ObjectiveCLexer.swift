/// Splits Objective-C and Objective-C++ into tokens, without comments.
///
/// An unterminated literal ends with its line, an unterminated comment with the file.
struct ObjectiveCLexer {
  private let bytes: [UInt8]
  private var index = 0
  private var isAtLineStart = true
  private var tokens: [ObjectiveCToken] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the tokens of a text.
  static func tokens(of bytes: [UInt8]) -> [ObjectiveCToken] {
    var lexer = ObjectiveCLexer(bytes)
    while lexer.index < bytes.count { lexer.readToken() }
    return lexer.tokens
  }

  private func byte(_ offset: Int) -> UInt8 {
    index + offset < bytes.count ? bytes[index + offset] : 0
  }

  private mutating func readToken() {
    let first = bytes[index]
    switch first {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
      isAtLineStart = true
      index += 1
    case 0...0x20: index += 1
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where isAtLineStart: readDirective()
    default:
      isAtLineStart = false
      readCode(first)
    }
  }

  private mutating func readCode(_ first: UInt8) {
    switch first {
    case UInt8(ascii: "\""): readQuoted(.string)
    case UInt8(ascii: "'"): readQuoted(.character)
    case UInt8(ascii: "@"): readAt()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): readNumber()
    case UInt8(ascii: "."):
      if isDigit(byte(1)) { readNumber() } else { readMark(first) }
    default:
      if isNameByte(first) { readName() } else { readMark(first) }
    }
  }

  private mutating func readMark(_ mark: UInt8) {
    tokens.append(ObjectiveCToken(kind: .mark(mark), range: index..<index + 1))
    index += 1
  }

  /// Reads a name, or a raw string of C++ after a prefix such as R.
  private mutating func readName() {
    let start = index
    while index < bytes.count, isNameByte(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    // The prefixes are R, LR, uR, UR and u8R; a longer name before a quotation mark is a macro.
    if byte(0) == UInt8(ascii: "\""), bytes[index - 1] == UInt8(ascii: "R"), index - start <= 3 {
      return readRaw()
    }
    tokens.append(ObjectiveCToken(kind: .identifier, range: start..<index))
  }

  /// Reads R"delimiter( … )delimiter"; if unterminated, it extends to the end of the file.
  private mutating func readRaw() {
    index += 1
    let start = index
    while index < bytes.count, index - start <= 16, bytes[index] != UInt8(ascii: "(") { index += 1 }
    guard byte(0) == UInt8(ascii: "(") else { return }
    let closing = [UInt8(ascii: ")")] + bytes[start..<index] + [UInt8(ascii: "\"")]
    let content = index + 1
    while index < bytes.count, !bytes[index...].starts(with: closing) { index += 1 }
    tokens.append(ObjectiveCToken(kind: .string, range: content..<max(content, index)))
    index = min(index + closing.count, bytes.count)
  }

  private mutating func readNumber() {
    let start = index
    while index < bytes.count,
      isNameByte(bytes[index]) || isDigit(bytes[index]) || bytes[index] == UInt8(ascii: ".")
    {
      let isExponent = bytes[index] | 0x20 == UInt8(ascii: "e") || bytes[index] | 0x20 == UInt8(ascii: "p")
      index += 1
      if isExponent, byte(0) == UInt8(ascii: "-") || byte(0) == UInt8(ascii: "+") { index += 1 }
    }
    tokens.append(ObjectiveCToken(kind: .number, range: start..<index))
  }

  /// Reads the token after an at sign: a string, a keyword, or the start of a boxed value.
  private mutating func readAt() {
    if byte(1) == UInt8(ascii: "\"") {
      index += 1
      return readQuoted(.string)
    }
    guard isNameByte(byte(1)) else { return readMark(UInt8(ascii: "@")) }
    let start = index
    index += 1
    while index < bytes.count, isNameByte(bytes[index]) || isDigit(bytes[index]) { index += 1 }
    tokens.append(ObjectiveCToken(kind: .atKeyword, range: start..<index))
  }

  private mutating func readQuoted(_ kind: ObjectiveCToken.Kind) {
    let quote = bytes[index]
    index += 1
    let start = index
    while index < bytes.count, bytes[index] != quote, bytes[index] != UInt8(ascii: "\n") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index, bytes.count)
    tokens.append(ObjectiveCToken(kind: kind, range: start..<index))
    if byte(0) == quote { index += 1 }
  }

  private mutating func readDirective() {
    let start = index + 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") { break }
      if byte(0) == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipComment()
      } else if bytes[index] == UInt8(ascii: "\\") {
        index += byte(1) == UInt8(ascii: "\r") && byte(2) == UInt8(ascii: "\n") ? 3 : 2
      } else {
        index += 1
      }
    }
    index = min(index, bytes.count)
    tokens.append(ObjectiveCToken(kind: .directive, range: start..<index))
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n"), bytes[index] != UInt8(ascii: "\r") {
      index += 1
    }
  }

  private mutating func skipComment() {
    index += 2
    while index < bytes.count, byte(0) != UInt8(ascii: "*") || byte(1) != UInt8(ascii: "/") { index += 1 }
    index = min(index + 2, bytes.count)
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private func isNameByte(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lower) && byte < 0x80 || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "$") || byte >= 0x80
  }
}
