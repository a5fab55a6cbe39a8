/// A property list that was read from a file, with what turns its offsets into places.
struct PropertyListFile: Sendable {
  /// The file, relative to the checked folder.
  let path: String
  /// What it states.
  let root: PropertyListNode
  private let lines: LineTable

  init(path: String, root: PropertyListNode, lines: LineTable) {
    self.path = path
    self.root = root
    self.lines = lines
  }

  /// Returns the place of a byte.
  func origin(at offset: Int) -> Origin {
    let position = lines.position(at: offset)
    return Origin(file: path, line: position.line, column: position.column)
  }
}
