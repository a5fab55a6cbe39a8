import LocationCatalogue
import LocationPolicy

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

extension TextTable {
  /// Creates the text of a computed table, below a title that says of what.
  init(_ table: PolicyTable, of subject: String) {
    self.init(
      title: "\(subject): \(table.title)", columns: table.columns.map(Self.heading),
      rows: table.rows.map { $0.map(Self.text) })
  }

  /// The words of a name, such as "in background" for "inBackground".
  private static func heading(of name: String) -> String {
    name.reduce(into: "") { words, character in
      if character.isUppercase { words.append(" ") }
      words += character.lowercased()
    }
  }

  private static func text(of value: TableValue) -> String {
    switch value {
    case .null: "-"
    case .boolean(let value): value ? "yes" : "no"
    case .integer(let value): "\(value)"
    case .number(let value): Int(exactly: value).map(String.init) ?? "\(value)"
    case .string(let value): value
    case .array(let values): values.isEmpty ? "-" : values.map(text).joined(separator: ", ")
    case .object(let values):
      values.sorted { $0.key < $1.key }.map { "\($0.key): \(text(of: $0.value))" }.joined(separator: ", ")
    }
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
