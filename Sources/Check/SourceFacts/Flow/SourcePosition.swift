/// A position in a source file.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, counted from 1.
  package let line: Int
  /// The column, counted from 1 in UTF-8 bytes, as in compiler messages.
  package let column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Orders positions by line and column.
  package static func < (left: SourcePosition, right: SourcePosition) -> Bool {
    (left.line, left.column) < (right.line, right.column)
  }
}
