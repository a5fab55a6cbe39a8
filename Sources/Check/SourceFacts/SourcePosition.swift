/// A place in a source file.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  public let line: Int
  /// The column, counted from 1 in UTF-8 bytes, as compilers print it.
  public let column: Int

  /// Creates a position from a line and a column, both counted from 1.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions from the top of a file to its end.
  public static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
