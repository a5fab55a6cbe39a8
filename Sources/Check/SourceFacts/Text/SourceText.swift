import TextReading

/// The text of a file as valid UTF-8 without a byte order mark, with the length of the original.
struct SourceText: Sendable {
  /// The bytes, with invalid UTF-8 replaced by question marks.
  let bytes: [UInt8]
  /// The problem with invalid UTF-8, if there is one.
  let problems: [SourceProblem]
  private let lines: LineTable

  /// The maximum length of a quoted text, in bytes.
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

  /// Returns a range of the text with each run of white space as one space, shortened to the
  /// maximum length.
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
