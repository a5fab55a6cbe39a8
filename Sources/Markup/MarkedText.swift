/// The little Markdown of statements about rules: paragraphs of one line, tables, `code` and **emphasis**.
package struct MarkedText: Hashable, Sendable {
  private enum Block: Hashable, Sendable {
    case paragraph(Substring)
    /// The rows of a table, the first of which is its head.
    case table([[Substring]])
  }

  private let blocks: [Block]

  /// Reads a text.
  package init(_ text: String) {
    var blocks: [Block] = []
    for line in text.split(separator: "\n") {
      guard line.hasPrefix("|") else {
        blocks.append(.paragraph(line))
        continue
      }
      // What separates the head says how columns are aligned, and nothing more.
      if line.allSatisfy({ "|-: ".contains($0) }) { continue }
      let cells = Self.cells(of: line)
      if case .table(let rows)? = blocks.last {
        blocks[blocks.count - 1] = .table(rows + [cells])
      } else {
        blocks.append(.table([cells]))
      }
    }
    self.blocks = blocks
  }

  /// The cells of a row; a bar within code separates none.
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
      case .paragraph(let line): return Markup("p", [:], Self.inline(line))
      case .table(let rows):
        let written = rows.enumerated().map { index, cells in
          Markup("tr", [:], cells.map { Markup(index == 0 ? "th" : "td", [:], Self.inline($0)) })
        }
        return Markup("div", ["class": "wide"], [Markup("table", [:], [Markup("tbody", [:], written)])])
      }
    }
  }

  /// The text in a line, with what is marked in it; tables are as they were written.
  package static func line(_ text: String) -> [Markup] { inline(text[...]) }

  /// The text without marks, with a line for each paragraph and for each row.
  package var plain: String {
    blocks.flatMap { block in
      switch block {
      case .paragraph(let line): [Self.plain(Self.inline(line))]
      case .table(let rows):
        rows.map { cells in cells.map { Self.plain(Self.inline($0)) }.joined(separator: " | ") }
      }
    }.joined(separator: "\n")
  }

  private static func plain(_ pieces: [Markup]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let text): text
      case .element(_, _, let children): plain(children)
      }
    }.joined()
  }

  /// What opens and closes a mark, and the element that it makes; nothing is marked within code.
  private static let marks: [(sign: String, element: String, holdsMarks: Bool)] = [
    ("`", "code", false), ("**", "b", true),
  ]

  private static func inline(_ text: Substring) -> [Markup] {
    var pieces: [Markup] = []
    var plain = ""
    var rest = text
    while let first = rest.first {
      guard let (element, inner, after) = marked(rest) else {
        plain.append(first)
        rest = rest.dropFirst()
        continue
      }
      if !plain.isEmpty { pieces.append(.text(plain)) }
      plain = ""
      pieces.append(
        element.holdsMarks
          ? Markup(element.name, [:], inline(inner)) : Markup(element.name, text: String(inner)))
      rest = after
    }
    return plain.isEmpty ? pieces : pieces + [.text(plain)]
  }

  /// What a text begins with, if it is marked and the mark is closed.
  private static func marked(
    _ text: Substring
  ) -> (element: (name: String, holdsMarks: Bool), inner: Substring, after: Substring)? {
    guard let mark = marks.first(where: { text.hasPrefix($0.sign) }) else { return nil }
    let start = text.index(text.startIndex, offsetBy: mark.sign.count)
    let rest = text[start...]
    guard let end = rest.indices.first(where: { rest[$0...].hasPrefix(mark.sign) }), end > start else {
      return nil
    }
    let after = rest[end...].dropFirst(mark.sign.count)
    return ((mark.element, mark.holdsMarks), rest[..<end], after)
  }
}
