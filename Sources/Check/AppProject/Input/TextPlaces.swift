import PropertyLists
import TextReading

/// Turns offsets into places: those of one text file, or of several as if they stood one behind the other.
struct TextPlaces: Hashable, Sendable {
  private struct Text: Hashable {
    /// The offset of its first byte.
    let start: Int
    let file: String
    let lines: LineTable
  }

  private var texts: [Text] = []
  /// The offset at which the next text begins.
  private(set) var end = 0

  init(_ bytes: [UInt8], file: String) { append(bytes, file: file) }

  /// Adds a file's text behind those that are there.
  mutating func append(_ bytes: [UInt8], file: String) {
    texts.append(Text(start: end, file: file, lines: LineTable(bytes)))
    // One more, so that the end of a text is not yet the next.
    end += bytes.count + 1
  }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Site {
    let text = texts.last { $0.start <= offset } ?? texts[0]
    let position = text.lines.position(at: offset - text.start)
    return Site(file: text.file, line: position.line, column: position.column)
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

  /// Returns a value within the list as a list of its own.
  func part(_ node: PropertyListNode) -> PropertyListFile { PropertyListFile(root: node, places: places) }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Site { places.origin(at: offset) }
}
