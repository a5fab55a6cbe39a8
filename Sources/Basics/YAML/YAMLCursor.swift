import TextReading

/// Walks through the bytes of a YAML text, line by line and character by character.
struct YAMLCursor {
  /// The text.
  let bytes: [UInt8]
  /// Where reading stands.
  var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The byte at the present place, or nil at the end.
  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// The byte after the present one, or nil.
  var next: UInt8? { offset + 1 < bytes.count ? bytes[offset + 1] : nil }

  /// How far the present place is from the start of its line.
  var column: Int { offset - lineStart }

  /// The offset at which the present line starts.
  var lineStart: Int {
    var start = offset
    while start > 0, !isLineEnd(bytes[start - 1]) { start -= 1 }
    return start
  }

  /// Whether the present place is at the end of a line or of the text.
  var isAtLineEnd: Bool { current.map(isLineEnd) ?? true }

  /// Whether a blank, the end of a line or the end of the text stands at an offset.
  func isBlank(at offset: Int) -> Bool { offset >= bytes.count || bytes[offset].isWhitespace }

  /// Whether "---" or "..." stands here at the start of a line, where a document ends.
  var isAtDocumentMark: Bool {
    column == 0 && (bytes.has("---", at: offset) || bytes.has("...", at: offset)) && isBlank(at: offset + 3)
  }

  /// Goes past blanks and tabs.
  mutating func skipBlanks() {
    while let byte = current, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { offset += 1 }
  }

  /// Goes past the end of the line, if it stands there.
  mutating func skipLineEnd() {
    if current == .carriageReturn { offset += 1 }
    if current == .newline { offset += 1 }
  }

  /// Goes to the end of the line.
  mutating func skipLine() {
    while !isAtLineEnd { offset += 1 }
  }

  /// Goes to what is next to read: past blanks, comments and empty lines.
  ///
  /// Returns whether a line ended on the way. Within brackets tabs may indent lines, as they do in JSON.
  @discardableResult
  mutating func skipToContent(isInFlow: Bool = false) throws(ReadingError) -> Bool {
    var endedLine = offset == 0
    while true {
      let start = offset
      skipBlanks()
      // A comment begins a line or follows a blank.
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
