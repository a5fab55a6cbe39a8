/// Splits a package manifest into words, texts and signs; comments are left out.
struct ManifestTokenizer {
  private let bytes: [UInt8]
  private var offset = 0
  private var tokens: [ManifestToken] = []

  /// Returns the tokens of a manifest.
  static func tokens(_ bytes: [UInt8]) -> [ManifestToken] {
    var tokenizer = ManifestTokenizer(bytes: bytes)
    while let byte = tokenizer.peek(0) { tokenizer.step(byte) }
    return tokenizer.tokens
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private mutating func step(_ byte: UInt8) {
    if byte <= 0x20 {
      offset += 1
    } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
      while let byte = peek(0), byte != 0x0A, byte != 0x0D { offset += 1 }
    } else if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
      skipComment()
    } else if byte == UInt8(ascii: "\"") {
      appendText()
    } else if ManifestTokenizer.isWordByte(byte) {
      appendWord()
    } else {
      tokens.append(ManifestToken(kind: .sign(byte), offset: offset))
      offset += 1
    }
  }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if peek(0) == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        depth += 1
        offset += 2
      } else if peek(0) == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
      } else {
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
  }

  private mutating func appendWord() {
    let start = offset
    while let byte = peek(0), ManifestTokenizer.isWordByte(byte) { offset += 1 }
    tokens.append(
      ManifestToken(kind: .word(String(decoding: bytes[start..<offset], as: UTF8.self)), offset: start))
  }

  private mutating func appendText() {
    let start = offset
    let isLong = peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"")
    offset += isLong ? 3 : 1
    var text: [UInt8] = []
    var isKnown = true
    while let byte = peek(0), !isEnd(byte, isLong: isLong) {
      if byte == UInt8(ascii: "\\") {
        isKnown = appendEscape(to: &text) && isKnown
      } else {
        text.append(byte)
        offset += 1
      }
    }
    offset += isLong ? 3 : 1
    let kind: ManifestToken.Kind = isKnown ? .text(String(decoding: text, as: UTF8.self)) : .unknownText
    tokens.append(ManifestToken(kind: kind, offset: start + (isLong ? 3 : 1)))
  }

  private func isEnd(_ byte: UInt8, isLong: Bool) -> Bool {
    guard isLong else { return byte == UInt8(ascii: "\"") || byte == 0x0A }
    return byte == UInt8(ascii: "\"") && peek(1) == byte && peek(2) == byte
  }

  /// Steps over an escape, and says whether its value is known: that of an interpolation is not.
  private mutating func appendEscape(to text: inout [UInt8]) -> Bool {
    let escaped = peek(1)
    offset += 2
    switch escaped {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"): text.append(escaped ?? 0)
    case UInt8(ascii: "("):
      skipInterpolation()
      return false
    default: return false
    }
    return true
  }

  private mutating func skipInterpolation() {
    var depth = 1
    while let byte = peek(0), depth > 0 {
      if byte == UInt8(ascii: "(") { depth += 1 }
      if byte == UInt8(ascii: ")") { depth -= 1 }
      offset += 1
    }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}
