/// Where the lines of a text begin, to turn byte offsets into lines and columns and back.
package struct LineTable: Hashable, Sendable {
  private let starts: [Int]
  private let byteCount: Int

  /// Finds the lines of the bytes; "\n", "\r\n" and a lone "\r" end a line.
  package init(_ bytes: [UInt8]) {
    var starts = [0]
    bytes.withUnsafeBufferPointer { bytes in
      for index in bytes.indices {
        let byte = bytes[index]
        guard byte == .newline || byte == .carriageReturn else { continue }
        if byte == .carriageReturn, index + 1 < bytes.count, bytes[index + 1] == .newline { continue }
        starts.append(index + 1)
      }
    }
    self.starts = starts
    byteCount = bytes.count
  }

  /// Returns the line and column of a byte offset, both counted from 1.
  package func position(at offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }

  /// Returns where a line counted from 1 stands, with what ends it; nil where there is no such line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : byteCount)
  }
}
