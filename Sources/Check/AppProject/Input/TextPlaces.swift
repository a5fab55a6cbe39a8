import PropertyLists
import TextReading

/// Converts offsets to places, in one text file or in several consecutive ones.
struct TextPlaces: Hashable, Sendable {
  private struct Text: Hashable {
    /// The offset of the first byte.
    let start: Int
    let file: String
    let lines: LineTable
  }

  private var texts: [Text] = []
  /// The offset at which the next text begins.
  private(set) var end = 0

  init(_ bytes: [UInt8], file: String) { append(bytes, file: file) }

  /// Appends the text of another file.
  mutating func append(_ bytes: [UInt8], file: String) {
    texts.append(Text(start: end, file: file, lines: LineTable(bytes)))
    // One more, so that the end of a text differs from the start of the next.
    end += bytes.count + 1
  }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Site {
    let text = texts.last { $0.start <= offset } ?? texts[0]
    let position = text.lines.position(at: offset - text.start)
    return Site(file: text.file, line: position.line, column: position.column)
  }
}

/// A property list from a file, with a conversion of offsets to places.
struct PropertyListFile: Sendable {
  /// The root value.
  let root: PropertyListNode
  private let places: TextPlaces

  init(root: PropertyListNode, places: TextPlaces) {
    self.root = root
    self.places = places
  }

  /// Returns a value in the list as a list of its own.
  func part(_ node: PropertyListNode) -> PropertyListFile { PropertyListFile(root: node, places: places) }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Site { places.origin(at: offset) }
}
