/// The starts of a text's lines, for converting between byte offsets and line numbers.
package struct LineTable: Hashable, Sendable {
  private let starts: [Int]
  private let byteCount: Int

  /// Creates the table for a text; "\n", "\r\n" and a lone "\r" end a line.
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

  /// Returns the range of a line, counted from 1, with its line break; nil if there is no such
  /// line.
  package func range(ofLine line: Int) -> Range<Int>? {
    guard starts.indices.contains(line - 1) else { return nil }
    return starts[line - 1]..<(line < starts.count ? starts[line] : byteCount)
  }
}
