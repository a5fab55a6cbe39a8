public import SourceFacts

/// A place in a file of the project.
public struct Site: Hashable, Sendable, Comparable {
  /// The file, relative to the checked folder.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in bytes.
  public let column: Int
  /// Whether it is the file as a whole, as with a binary, which has no lines; then line and column are 1.
  public let isWholeFile: Bool

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
    isWholeFile = false
  }

  /// Creates the place of a file that has no lines.
  public init(wholeFile file: String) {
    self.file = file
    line = 1
    column = 1
    isWholeFile = true
  }

  /// Creates a place in a source file.
  public init(file: String, position: SourcePosition) {
    self.init(file: file, line: position.line, column: position.column)
  }

  /// Orders places by file, then from the top of the file to its end.
  public static func < (left: Site, right: Site) -> Bool {
    (left.file, left.line, left.column) < (right.file, right.line, right.column)
  }
}
