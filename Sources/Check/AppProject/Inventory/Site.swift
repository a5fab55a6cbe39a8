package import SourceFacts

/// A place in a file of the project.
package struct Site: Hashable, Sendable, Comparable {
  /// The file, relative to the checked folder.
  package let file: String
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in bytes.
  package let column: Int
  /// Whether it is a whole file without lines, such as a binary; then line and column are 1.
  package let isWholeFile: Bool

  package init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    isWholeFile = false
  }

  /// Creates the place of a file without lines.
  package init(wholeFile file: String) {
    self.file = file
    line = 1
    column = 1
    isWholeFile = true
  }

  /// Creates a place in a source file.
  package init(file: String, position: SourcePosition) {
    self.init(file: file, line: position.line, column: position.column)
  }

  /// Orders places by file, line and column.
  package static func < (left: Site, right: Site) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
