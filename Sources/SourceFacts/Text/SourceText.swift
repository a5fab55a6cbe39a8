/// The text of a file: valid UTF-8 without a byte order mark, of the same length as the original.
struct SourceText: Sendable {
  /// The bytes; what was not UTF-8 is a question mark.
  let bytes: [UInt8]
  /// Where the bytes had to be repaired, if they had.
  let problems: [SourceProblem]
  private let lineStarts: [Int]

  /// The longest text that a fact quotes, in bytes.
  static let quoteLimit = 240

  /// Repairs the bytes and finds the lines.
  init(_ original: [UInt8]) {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var bytes = original.starts(with: mark) ? Array(original.dropFirst(mark.count)) : original
    let repaired = UTF8Repair.repair(&bytes)
    lineStarts = Self.lineStarts(in: bytes)
    self.bytes = bytes
    guard let first = repaired.first else {
      problems = []
      return
    }
    let position = Self.position(at: first, lineStarts: lineStarts)
    let message =
      repaired.count == 1
      ? "1 byte is not UTF-8 and was read as a question mark."
      : "\(repaired.count) bytes are not UTF-8; each was read as a question mark."
    problems = [SourceProblem(message: message, position: position)]
  }

  /// Returns the line and column of a byte.
  func position(at offset: Int) -> SourcePosition {
    Self.position(at: offset, lineStarts: lineStarts)
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

  private static func position(at offset: Int, lineStarts: [Int]) -> SourcePosition {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  /// Returns where lines begin; a line ends with LF, CR LF or a lone CR.
  private static func lineStarts(in bytes: [UInt8]) -> [Int] {
    var starts = [0]
    for (index, byte) in bytes.enumerated() {
      let isReturnAlone = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
      if byte == 0x0A || isReturnAlone { starts.append(index + 1) }
    }
    return starts
  }
}
