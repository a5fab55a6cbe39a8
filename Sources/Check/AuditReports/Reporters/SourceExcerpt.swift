/// The part of a source line around the place of a finding.
package struct SourceExcerpt: Hashable, Sendable {
  /// The text that is shown before the place, invalid UTF-8 repaired.
  package let before: String
  /// The text that is shown from the place on, invalid UTF-8 repaired.
  package let after: String
  /// The column of the place, counted from 1 in Unicode scalars from the start of the line.
  package let scalarColumn: Int

  /// The column after the name or word at the place, counted like ``scalarColumn``; one further where there is none.
  var endScalarColumn: Int {
    let word = after.unicodeScalars.prefix {
      $0.properties.isAlphabetic || $0.properties.numericType != nil || $0 == "_"
    }
    return scalarColumn + Swift.max(word.count, 1)
  }

  /// The most bytes that are shown on either side of the place, so that a file of one long line stays readable.
  static let reach = 400

  /// Creates an excerpt.
  package init(before: String, after: String, scalarColumn: Int) {
    self.before = before
    self.after = after
    self.scalarColumn = scalarColumn
  }

  /// Creates the excerpt of a line for a column counted from 1 in bytes; nil for bytes that are no text.
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

  /// A cut may fall into the middle of a letter: drops what is left of it at the start.
  private static func fromWholeScalar<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    bytes.count < reach ? bytes[...] : bytes.drop(while: isContinuation)
  }

  /// Drops what is left of a letter at the end.
  private static func toWholeScalar<Bytes: RandomAccessCollection<UInt8>>(
    _ bytes: Bytes
  ) -> Bytes.SubSequence {
    guard bytes.count == reach, let start = bytes.lastIndex(where: { !isContinuation($0) }) else {
      return bytes[...]
    }
    return bytes[..<start]
  }
}
