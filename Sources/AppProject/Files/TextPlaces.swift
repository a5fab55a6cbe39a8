import TextReading

/// Turns the offsets of one text file into places.
struct TextPlaces: Hashable, Sendable {
  private let file: String
  private let lines: LineTable

  init(_ bytes: [UInt8], file: String) {
    self.file = file
    lines = LineTable(bytes)
  }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Origin {
    let position = lines.position(at: offset)
    return Origin(file: file, line: position.line, column: position.column)
  }
}
