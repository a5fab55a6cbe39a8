import TextReading

/// A text with the positions of the Language Server Protocol: lines from 0, and UTF-16 code units.
struct EditorText {
  /// A position.
  struct Position: Codable, Hashable {
    let line, character: Int
  }

  /// A range of positions.
  struct Range: Codable, Hashable {
    let start, end: Position
  }

  let bytes: [UInt8]
  private let lines: LineTable

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    lines = LineTable(bytes)
  }

  /// Returns a line, counted from 1, without its line break; empty if there is no such line.
  func line(_ number: Int) -> String {
    guard let range = lines.range(ofLine: number) else { return "" }
    return String(String(decoding: bytes[range], as: UTF8.self).prefix { !$0.isNewline })
  }

  /// Returns the position of a byte offset.
  func position(at offset: Int) -> Position {
    let (line, column) = lines.position(at: min(offset, bytes.count))
    let start = min(offset, bytes.count) - column + 1
    let before = String(decoding: bytes[start..<(start + column - 1)], as: UTF8.self)
    return Position(line: line - 1, character: before.utf16.count)
  }

  /// Returns the range of the word at a line and a column in bytes, both counted from 1.
  func range(line number: Int, column: Int) -> Range {
    guard let range = lines.range(ofLine: number) else {
      let place = Position(line: number - 1, character: 0)
      return Range(start: place, end: place)
    }
    let start = min(range.lowerBound + column - 1, range.upperBound)
    let word = bytes[start..<range.upperBound].prefix(while: Self.isInWord)
    return Range(start: position(at: start), end: position(at: start + max(word.count, 1)))
  }

  /// Returns the word at a position and its range; nil between words.
  func word(at position: Position) -> (text: String, range: Range)? {
    guard let range = lines.range(ofLine: position.line + 1) else { return nil }
    let before = line(position.line + 1).utf16.prefix(position.character)
    let offset = min(range.lowerBound + (String(before)?.utf8.count ?? 0), range.upperBound)
    let head = bytes[range.lowerBound..<offset].reversed().prefix(while: Self.isInWord).count
    let tail = bytes[offset..<range.upperBound].prefix(while: Self.isInWord).count
    guard head + tail > 0 else { return nil }
    let word = (offset - head)..<(offset + tail)
    return (
      String(decoding: bytes[word], as: UTF8.self),
      Range(start: self.position(at: word.lowerBound), end: self.position(at: word.upperBound))
    )
  }

  private static func isInWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: byte >= 0x80
    }
  }
}
