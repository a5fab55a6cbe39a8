import TextReading

/// Splits bytes, received in pieces of any size, into lines, and discards lines that are too long.
struct LineReader {
  /// The maximum length of a line in bytes; gpsd's end at 10,240, older versions' at 1,536, and sentences at
  /// 82.
  static let longestLine = 16_384

  private var line: [UInt8] = []
  private var isTooLong = false

  /// Adds a piece, and passes the lines that it completes to a function, without terminators and empty lines.
  mutating func take(_ piece: some Sequence<UInt8>, _ body: ([UInt8]) -> Void) {
    for byte in piece {
      if byte == .newline || byte == .carriageReturn {
        if !isTooLong, !line.isEmpty { body(line) }
        line.removeAll(keepingCapacity: true)
        isTooLong = false
      } else if line.count == Self.longestLine {
        isTooLong = true
      } else {
        line.append(byte)
      }
    }
  }
}
