/// Where the lines of a text begin, to turn byte offsets into lines and columns.
struct LineTable: Hashable, Sendable {
  private let starts: [Int]

  /// Finds the lines of the bytes; "\n", "\r\n" and a lone "\r" end a line.
  init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, index + 1 < bytes.count, bytes[index + 1] == 0x0A { continue }
        starts.append(index + 1)
      }
    }
    self.starts = starts
  }

  /// Returns the line and column of a byte offset, both counted from 1.
  func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
