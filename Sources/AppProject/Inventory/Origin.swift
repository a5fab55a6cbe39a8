/// A place in an input file that sets something.
public struct Origin: Hashable, Sendable {
  /// The file, relative to the checked folder.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in bytes.
  public let column: Int

  /// Creates a place.
  public init(file: String, line: Int, column: Int = 1) {
    self.file = file
    self.line = line
    self.column = column
  }
}
