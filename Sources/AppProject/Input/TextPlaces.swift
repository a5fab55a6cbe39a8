import PropertyLists
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
  func origin(at offset: Int) -> Site {
    let position = lines.position(at: offset)
    return Site(file: file, line: position.line, column: position.column)
  }
}

/// A property list that was read from a file, with what turns its offsets into places.
struct PropertyListFile: Sendable {
  /// What it states.
  let root: PropertyListNode
  private let places: TextPlaces

  init(root: PropertyListNode, places: TextPlaces) {
    self.root = root
    self.places = places
  }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Site { places.origin(at: offset) }
}
