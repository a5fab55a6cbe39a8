package import Terminal

/// A table of texts for a terminal or a document.
package struct TextTable {
  /// The number of spaces between two columns.
  private static let gap = 2

  package let title: String
  package let columns: [String]
  package let rows: [[String]]

  /// Creates a table; each row has a cell for each column.
  package init(title: String, columns: [String], rows: [[String]]) {
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// Returns the table with aligned columns; cells wrap if the table is wider than the terminal.
  ///
  /// If the columns don't fit even so, each row becomes a paragraph.
  package func plainText(for terminal: TerminalSettings) -> String {
    let width = terminal.width(standard: WrappedText.standardWidth)
    guard let widths = widths(within: width) else { return paragraphs(for: terminal) }
    let rule = widths.map { String(repeating: "-", count: $0) }
    let lines = ([columns, rule] + rows).flatMap { Self.lines(of: $0, widths: widths) }
    return (LineWrapping(width: width).lines(of: title) + [""] + lines).joined(separator: "\n")
  }

  /// The table in Markdown.
  package var markdown: String {
    let lines = ([columns, columns.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ") + " |"
    }
    return (["## \(title)", ""] + lines).joined(separator: "\n")
  }

  /// Returns the widths of the columns, with the widest ones reduced to fit; nil if words would be
  /// cut.
  private func widths(within width: Int) -> [Int]? {
    let cells = columns.indices.map { column in [columns[column]] + rows.map { $0[column] } }
    var widths = cells.map { $0.map { DisplayWidth.of($0) }.max() ?? 0 }
    let least = cells.map { $0.flatMap { $0.split(separator: " ") }.map { DisplayWidth.of($0) }.max() ?? 0 }
    let room = width - Self.gap * (columns.count - 1)
    guard least.reduce(0, +) <= room else { return nil }
    while widths.reduce(0, +) > room {
      let widest = widths.indices.filter { widths[$0] > least[$0] }.max { widths[$0] < widths[$1] }
      guard let widest else { return nil }
      widths[widest] -= 1
    }
    return widths
  }

  private static func lines(of row: [String], widths: [Int]) -> [String] {
    let cells = row.indices.map { LineWrapping(width: max(widths[$0], 1)).lines(of: row[$0]) }
    return (0..<(cells.map(\.count).max() ?? 0)).map { line in
      let texts = cells.indices.map { column in
        (line < cells[column].count ? cells[column][line] : "").padded(to: widths[column])
      }
      return texts.joined(separator: String(repeating: " ", count: gap)).trimmedAtEnd
    }
  }

  private func paragraphs(for terminal: TerminalSettings) -> String {
    var text = WrappedText(for: terminal)
    text.add(title)
    for row in rows {
      text.addGap()
      let cells = zip(columns, row).filter { $1 != "-" }.map { "\($0): \($1)" }
      text.add(cells.joined(separator: "; "), hanging: 2)
    }
    return text.text
  }
}

extension String {
  /// Returns the text, padded with spaces to a width in cells.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - DisplayWidth.of(self)))
  }

  fileprivate var trimmedAtEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
