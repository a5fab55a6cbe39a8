/// A table of texts, to be printed for a terminal or for a document.
struct TextTable {
  let title: String
  let columns: [String]
  let rows: [[String]]

  /// The table with aligned columns; the last one is as long as it is.
  var plainText: String {
    let widths = columns.indices.map { column in
      ([columns[column]] + rows.map { $0[column] }).map(\.count).max() ?? 0
    }
    let lines = ([columns] + [widths.map { String(repeating: "-", count: $0) }] + rows).map { row in
      row.indices.map { column in
        column == row.count - 1 ? row[column] : row[column].padded(to: widths[column])
      }
      .joined(separator: "  ")
    }
    return ([title, ""] + lines).joined(separator: "\n")
  }

  /// The table in Markdown.
  var markdown: String {
    let lines = ([columns, columns.map { _ in "---" }] + rows).map { row in
      "| " + row.map { $0.split(separator: "|").joined(separator: "\\|") }.joined(separator: " | ") + " |"
    }
    return (["## \(title)", ""] + lines).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
