extension UInt8 {
  /// A line feed, which ends a line.
  @inlinable package static var newline: UInt8 { 0x0A }
  /// A carriage return, which ends a line, possibly with a line feed.
  @inlinable package static var carriageReturn: UInt8 { 0x0D }

  /// Whether it is a space, a tab or a line break.
  @inlinable package var isWhitespace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

  /// The value of a decimal digit; nil for other bytes.
  @inlinable package var digit: Int? {
    let value = self &- 0x30
    return value <= 9 ? Int(value) : nil
  }

  /// The value of a hexadecimal digit of either case; nil for other bytes.
  @inlinable package var hexadecimalDigit: Int? {
    if let digit { return digit }
    let letter = (self | 0x20) &- 0x61
    return letter <= 5 ? Int(letter) + 10 : nil
  }

  /// The lowercase form of an ASCII letter; other bytes are unchanged.
  @inlinable package var lowercased: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
}

extension [UInt8] {
  /// Returns a range without leading and trailing whitespace.
  @inlinable package func trimmed(_ range: Range<Int>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, self[start].isWhitespace { start += 1 }
    while start < end, self[end - 1].isWhitespace { end -= 1 }
    return start..<end
  }

  /// Returns whether the text of a range equals a literal.
  @inlinable package func matches(_ literal: StaticString, at range: Range<Int>) -> Bool {
    guard range.count == literal.utf8CodeUnitCount else { return false }
    return literal.withUTF8Buffer { zip(self[range], $0).allSatisfy { $0 == $1 } }
  }

  /// Returns whether a literal is at an offset.
  @inlinable package func has(_ literal: StaticString, at offset: Int) -> Bool {
    let end = offset + literal.utf8CodeUnitCount
    return end <= count && matches(literal, at: offset..<end)
  }

  /// Returns the text of a range for a message: at most 40 bytes, with invalid UTF-8 replaced.
  package func excerpt(_ range: Range<Int>) -> String {
    let range = trimmed(range)
    guard range.count > 40 else { return "“" + String(decoding: self[range], as: UTF8.self) + "”" }
    return "“" + String(decoding: self[range.prefix(40)], as: UTF8.self) + "…”"
  }
}
