/// A part of a file that is replaced.
public struct FileEdit: Hashable, Sendable {
  /// A place between two characters.
  public struct Position: Hashable, Sendable {
    /// The line, counted from 1.
    public let line: Int
    /// The column, counted from 1 in Unicode scalars.
    public let column: Int
  }

  /// The file, relative to the checked folder.
  public let file: String
  /// Which bytes of the file are replaced; none where something is put in.
  public let bytes: Range<Int>
  /// Where they begin.
  public let start: Position
  /// Where they end.
  public let end: Position
  /// What stands there afterwards.
  public let replacement: String

  /// Returns the edit of a file that lies below a folder, such as "App/".
  func moved(below folder: String) -> FileEdit {
    FileEdit(file: folder + file, bytes: bytes, start: start, end: end, replacement: replacement)
  }
}
