import TextReading

/// A position in a YAML text, which moves by lines and characters.
struct YAMLCursor {
  /// The text.
  let bytes: [UInt8]
  /// The offset of the current byte.
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The current byte; nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte after the current one; nil at the end.
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// The distance from the start of the line, in bytes.
  var column: Int { offset - lineStart }

  /// The offset of the start of the current line.
  var lineStart: Int {
    var start = offset
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Whether the cursor is at the end of a line or of the text.
  var isAtLineEnd: Bool { current.map(isLineEnd) ?? true }

  /// Returns whether white space or the end of the text is at an offset.
  func isBlank(at offset: Int) -> Bool { offset >= bytes.count || bytes[offset].isWhitespace }

  /// Whether "---" or "..." is at the cursor at the start of a line, which ends a document.
  var isAtDocumentMark: Bool {
    column == 0 && (bytes.has("---", at: offset) || bytes.has("...", at: offset)) && isBlank(at: offset + 3)
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Skips the line break at the cursor, if there is one.
  mutating func skipLineEnd() {
    if current == .carriageReturn { offset += 1 }
    if current == .newline { offset += 1 }
  }

  /// Skips the rest of the line.
  mutating func skipLine() {
    while !isAtLineEnd { offset += 1 }
  }

  /// Skips white space, comments and empty lines; returns whether a line ended.
  ///
  /// Within brackets tabs can indent lines, as in JSON.
  @discardableResult
  mutating func skipToContent(isInFlow: Bool = false) throws(ReadingError) -> Bool {
    var endedLine = offset == 0
    while true {
      let start = offset
      skipBlanks()
      // A comment is at the start of a line or follows white space.
      if current == UInt8(ascii: "#"), start != offset || endedLine || isBlank(at: offset - 1) { skipLine() }
      guard isAtLineEnd, current != nil else {
        if endedLine, !isInFlow, bytes[lineStart..<offset].contains(UInt8(ascii: "\t")) {
          throw ReadingError("lines are indented by blanks, not by tabs", at: offset)
        }
        return endedLine
      }
      skipLineEnd()
      endedLine = true
    }
  }

  private func isLineEnd(_ byte: UInt8) -> Bool { byte == .newline || byte == .carriageReturn }
}
