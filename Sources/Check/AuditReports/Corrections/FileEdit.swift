/// A replacement of a part of a file.
package struct FileEdit: Hashable, Sendable {
  /// A position between two characters.
  package struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    package let line: Int
    /// The column, counted from 1 in Unicode scalars.
    package let column: Int
  }

  /// The file, relative to the checked folder.
  package let file: String
  /// The replaced bytes; empty for an insertion.
  package let bytes: Range<Int>
  /// The start of the range.
  package let start: Position
  /// The end of the range.
  package let end: Position
  /// The new text.
  package let replacement: String

  /// Returns the edit with its file moved into a folder, such as "App/".
  func moved(below folder: String) -> FileEdit {
    FileEdit(file: folder + file, bytes: bytes, start: start, end: end, replacement: replacement)
  }
}
