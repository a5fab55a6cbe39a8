/// A part of a file that is replaced.
package struct FileEdit: Hashable, Sendable {
  /// A place between two characters.
  package struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1 in Unicode scalars.
    package let column: Int
  }

  /// The file, relative to the checked folder.
  package let file: String
  /// Which bytes of the file are replaced; none where something is put in.
  package let bytes: Range<Int>
  /// Where they begin.
  package let start: Position
  /// Where they end.
  package let end: Position
  /// What stands there afterwards.
  package let replacement: String

  /// Returns the edit of a file that lies below a folder, such as "App/".
  func moved(below folder: String) -> FileEdit {
    FileEdit(file: folder + file, bytes: bytes, start: start, end: end, replacement: replacement)
  }
}
