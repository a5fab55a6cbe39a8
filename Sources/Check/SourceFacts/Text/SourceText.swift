import TextReading

/// The text of a file: valid UTF-8 without a byte order mark, of the same length as the original.
struct SourceText: Sendable {
  /// The bytes; what was not UTF-8 is a question mark.
  let bytes: [UInt8]
  /// Where the bytes had to be repaired, if they had.
  let problems: [SourceProblem]
  private let lines: LineTable

  /// The longest text that a fact quotes, in bytes.
  static let quoteLimit = 240

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Repairs the bytes and finds the lines.
  init(_ original: [UInt8]) {
    var bytes = original.starts(with: Self.mark) ? Array(original.dropFirst(Self.mark.count)) : original
    let repaired = UTF8Repair.repair(&bytes)
    lines = LineTable(bytes)
    self.bytes = bytes
    guard let first = repaired.first else {
      problems = []
      return
    }
    let (line, column) = lines.position(at: first)
    let message =
      repaired.count == 1
      ? "1 byte is not UTF-8 and was read as a question mark."
      : "\(repaired.count) bytes are not UTF-8; each was read as a question mark."
    problems = [SourceProblem(message: message, position: SourcePosition(line: line, column: column))]
  }

  /// Returns the line and column of a byte.
  func position(at offset: Int) -> SourcePosition {
    let (line, column) = lines.position(at: offset)
    return SourcePosition(line: line, column: column)
  }

  /// Returns a piece of the text with each run of white space as one space, cut where it is too long to quote.
  func quote(_ range: Range<Int>) -> String {
    var result: [UInt8] = []
    for byte in bytes[range.clamped(to: 0..<bytes.count)] {
      let isSpace = byte == 0x20 || (0x09...0x0D).contains(byte)
      if isSpace && (result.last == 0x20 || result.isEmpty) { continue }
      if result.count >= Self.quoteLimit && byte & 0xC0 != 0x80 {
        result += Array("…".utf8)
        break
      }
      result.append(isSpace ? 0x20 : byte)
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }
}
