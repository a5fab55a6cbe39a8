import TextReading

/// Cuts what comes in, in pieces of any size, into lines; of a line that is too long nothing is kept.
struct LineReader {
  /// gpsd ends lines at 10,240 characters, older ones at 1,536; sentences have 82.
  static let longestLine = 16_384

  private var line: [UInt8] = []
  private var isTooLong = false

  /// Takes a piece and hands on the lines that it ends, without their ends; empty ones are left out.
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
