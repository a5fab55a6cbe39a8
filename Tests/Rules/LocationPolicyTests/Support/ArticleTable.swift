/// A table of an article, as printed.
struct ArticleTable {
  /// The cells of all rows, beginning with the header, without the rule below it.
  let rows: [[String]]

  /// Parses a table of cells between bars.
  init(_ text: String) {
    rows = text.split(separator: "\n").map { line in
      var cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
      if cells.last?.allSatisfy(\.isWhitespace) == true { cells = cells.dropLast() }
      return cells.map { $0.trimmingSpaces }
    }.filter { row in !row.allSatisfy { $0.contains("--") } }
  }

  var headings: [String] { rows.first ?? [] }
  var body: [[String]] { Array(rows.dropFirst()) }
}

extension Substring {
  fileprivate var trimmingSpaces: String {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
