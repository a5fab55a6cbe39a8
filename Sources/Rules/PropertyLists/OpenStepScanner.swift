import LeanFoundation
import TextReading

/// A scanner for the words, quoted strings, data and comments of an OpenStep property list.
struct OpenStepScanner {
  private let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Whether the scanner is at the end.
  var isAtEnd: Bool { offset >= bytes.count }

  /// The offset of the first letter of the next string, after its quotation mark.
  var textOffset: Int { OpenStepScanner.isQuote(current) ? offset + 1 : offset }

  mutating func advance() { offset += 1 }

  /// Skips a byte if it comes next, and returns whether it did.
  mutating func skip(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// Skips blanks and comments.
  mutating func skipBlanks() throws(ReadingError) {
    while let byte = current {
      if byte <= 0x20 {
        offset += 1
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "/") {
        skipLine()
      } else if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") {
        try skipComment()
      } else if byte == 0xE2, offset + 2 < bytes.count, bytes[offset + 1] == 0x80,
        bytes[offset + 2] & 0xFE == 0xA8
      {
        offset += 3  // line and paragraph separators
      } else {
        return
      }
    }
  }

  /// Reads a quoted or bare string.
  mutating func string() throws(ReadingError) -> String {
    guard let byte = current else { throw ReadingError("the text ends too early", at: offset) }
    if OpenStepScanner.isQuote(byte) { return try quotedString(byte) }
    let start = offset
    while let byte = current, OpenStepScanner.isBare(byte) {
      // A comment may follow a word without a blank.
      if byte == UInt8(ascii: "/"), following == UInt8(ascii: "*") { break }
      offset += 1
    }
    guard offset > start else {
      throw ReadingError("unexpected \"\(OpenStepScanner.printed(byte))\"", at: offset)
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// Reads bytes in hexadecimal between angle brackets.
  mutating func data() throws(ReadingError) -> Data {
    let start = offset
    var digits: [UInt8] = []
    offset += 1
    while let byte = current, byte != UInt8(ascii: ">") {
      if let digit = byte.hexadecimalDigit {
        digits.append(UInt8(digit))
      } else if byte > 0x20 {
        throw ReadingError("\"\(OpenStepScanner.printed(byte))\" is not a hexadecimal digit", at: offset)
      }
      offset += 1
    }
    guard skip(UInt8(ascii: ">")), digits.count.isMultiple(of: 2) else {
      throw ReadingError("the data between < and > is not complete", at: start)
    }
    return Data(stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] })
  }

  private var following: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  private mutating func skipLine() {
    while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  private mutating func skipComment() throws(ReadingError) {
    let start = offset
    offset += 2
    while let byte = current {
      if byte == UInt8(ascii: "*"), following == UInt8(ascii: "/") {
        offset += 2
        return
      }
      offset += 1
    }
    throw ReadingError("a comment is not closed", at: start)
  }

  private mutating func quotedString(_ quote: UInt8) throws(ReadingError) -> String {
    let start = offset
    offset += 1
    // Runs without escapes are copied at once, because project files contain texts of megabytes.
    var plainStart = offset
    var text: [UInt8] = []
    while let byte = current {
      if byte == quote {
        text.append(contentsOf: bytes[plainStart..<offset])
        offset += 1
        return String(decoding: text, as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") {
        text.append(contentsOf: bytes[plainStart..<offset])
        appendEscape(to: &text)
        plainStart = offset
      } else {
        offset += 1
      }
    }
    throw ReadingError("a quoted string is not closed", at: start)
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    offset += 1
    guard let byte = current else { return }
    switch byte {
    case UInt8(ascii: "U"), UInt8(ascii: "u"): text.append(contentsOf: unicodeEscape())
    case UInt8(ascii: "0")...UInt8(ascii: "7"): text.append(contentsOf: octalEscape())
    default:
      text.append(OpenStepScanner.controlEscapes[byte] ?? byte)
      offset += 1
    }
  }

  /// Reads up to four hexadecimal digits after \U, and a second such escape if the two are surrogates.
  private mutating func unicodeEscape() -> String.UTF8View {
    var units = [hexadecimalUnit()]
    if UTF16.isLeadSurrogate(units[0]), current == UInt8(ascii: "\\"), following == UInt8(ascii: "U") {
      offset += 1
      units.append(hexadecimalUnit())
    }
    return String(decoding: units, as: UTF16.self).utf8
  }

  private mutating func hexadecimalUnit() -> UInt16 {
    offset += 1
    var unit: UInt16 = 0
    var count = 0
    while count < 4, let byte = current, let digit = byte.hexadecimalDigit {
      unit = unit << 4 | UInt16(digit)
      offset += 1
      count += 1
    }
    return unit
  }

  private mutating func octalEscape() -> String.UTF8View {
    var scalar: UInt8 = 0
    var count = 0
    while count < 3, let byte = current, (UInt8(ascii: "0")...UInt8(ascii: "7")).contains(byte) {
      scalar = scalar &<< 3 | (byte - UInt8(ascii: "0"))
      offset += 1
      count += 1
    }
    // Beyond ASCII, these were NeXT's own characters, which no one uses anymore; they are read as Latin 1.
    return String(Unicode.Scalar(scalar)).utf8
  }

  private static let controlEscapes: [UInt8: UInt8] = [
    UInt8(ascii: "a"): 0x07, UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09, UInt8(ascii: "v"): 0x0B,
  ]

  private static func isQuote(_ byte: UInt8?) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"), UInt8(ascii: "+"):
      true
    default: false
    }
  }

  private static func printed(_ byte: UInt8) -> String {
    (0x21...0x7E).contains(byte) ? String(Unicode.Scalar(byte)) : "byte \(byte)"
  }
}
