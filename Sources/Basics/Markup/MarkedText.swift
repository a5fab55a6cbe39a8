/// The Markdown of statements about rules: paragraphs of one line, and tables.
package struct MarkedText: Hashable, Sendable {
  private enum Block: Hashable, Sendable {
    case paragraph(InlineMarkdown)
    /// The rows of a table; the first is the header.
    case table([[InlineMarkdown]])
  }

  private let blocks: [Block]

  /// Reads a text.
  package init(_ text: String) {
    var blocks: [Block] = []
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("|") else {
        blocks.append(.paragraph(InlineMarkdown(line)))
        continue
      }
      // The line below the header only specifies alignment.
      if line.allSatisfy({ "|-: ".contains($0) }) { continue }
      let cells = Self.cells(of: line).map(InlineMarkdown.init)
      if case .table(let rows)? = blocks.last {
        blocks[blocks.count - 1] = .table(rows + [cells])
      } else {
        blocks.append(.table([cells]))
      }
    }
    self.blocks = blocks
  }

  /// Returns the cells of a row; a bar within code doesn't separate cells.
  private static func cells(of line: Substring) -> [Substring] {
    var cells: [Substring] = []
    var start = line.index(after: line.startIndex)
    var isCode = false
    for index in line.indices.dropFirst() {
      if line[index] == "`" { isCode.toggle() }
      guard line[index] == "|", !isCode else { continue }
      cells.append(trimmed(line[start..<index]))
      start = line.index(after: index)
    }
    let rest = trimmed(line[start...])
    return rest.isEmpty ? cells : cells + [rest]
  }

  private static func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text = text.dropLast() }
    return text
  }

  /// Paragraphs and tables.
  package var markup: [Markup] {
    blocks.map { block in
      switch block {
      case .paragraph(let line): return Markup("p", [:], line.markup)
      case .table(let rows):
        let written = rows.enumerated().map { index, cells in
          Markup("tr", [:], cells.map { Markup(index == 0 ? "th" : "td", [:], $0.markup) })
        }
        return Markup("div", ["class": "wide"], [Markup("table", [:], [Markup("tbody", [:], written)])])
      }
    }
  }

  /// The text without markup, with a line for each paragraph and row.
  package var plain: String {
    blocks.flatMap { block in
      switch block {
      case .paragraph(let line): [line.plainText]
      case .table(let rows): rows.map { cells in cells.map { $0.plainText }.joined(separator: " | ") }
      }
    }.joined(separator: "\n")
  }
}
