/// The part of a source line around a finding.
package struct SourceExcerpt: Hashable, Sendable {
  /// The text before the place, with invalid UTF-8 repaired.
  package let before: String
  /// The text from the place on, with invalid UTF-8 repaired.
  package let after: String
  /// The column of the place, counted from 1 in Unicode scalars.
  package let scalarColumn: Int

  /// The column after the word at the place, or one further if there is no word.
  var endScalarColumn: Int {
    let word = after.unicodeScalars.prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
    }
    return scalarColumn + Swift.max(word.count, 1)
  }

  /// The maximum number of bytes on either side of the place, so that a file with one long line
  /// stays readable.
  static let reach = 400

  package init(before: String, after: String, scalarColumn: Int) {
    self.before = before
    self.after = after
    self.scalarColumn = scalarColumn
  }

  /// Creates an excerpt of a line for a column counted from 1 in bytes; nil if the bytes aren't
  /// text.
  package init?(line: some RandomAccessCollection<UInt8>, column: Int) {
    let offset = Swift.min(Swift.max(column, 1) - 1, line.count)
    let head = line.prefix(offset)
    let before = head.suffix(Self.reach)
    let after = line.dropFirst(offset).prefix(Self.reach)
    guard !before.contains(0), !after.contains(0) else { return nil }
    self.init(
      before: String(decoding: Self.fromWholeScalar(before), as: UTF8.self),
      after: String(decoding: Self.toWholeScalar(after), as: UTF8.self),
      scalarColumn: head.reduce(1) { Self.isContinuation($1) ? $0 : $0 + 1 })
  }

  private static func isContinuation(_ byte: UInt8) -> Bool { byte & 0b1100_0000 == 0b1000_0000 }

  /// Removes an incomplete character at the start.
  private static func fromWholeScalar<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    bytes.count < reach ? bytes[...] : bytes.drop(while: isContinuation)
  }

  /// Removes an incomplete character at the end.
  private static func toWholeScalar<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    guard bytes.count == reach, let start = bytes.lastIndex(where: { !isContinuation($0) }) else {
      return bytes[...]
    }
    return bytes[..<start]
  }
}
