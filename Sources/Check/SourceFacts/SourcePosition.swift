/// A place in a source file.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in UTF-8 bytes, as compilers print it.
  package let column: Int

  /// Creates a position from a line and a column, both counted from 1.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions from the top of a file to its end.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
