import CommandOutput
import LocationCatalogue
import LocationPolicy

extension TextTable {
  /// Creates the text of a table of a subject.
  init(_ table: PolicyTable, of subject: String) {
    self.init(
      title: "\(subject): \(table.title)", columns: table.columns.map(Self.heading),
      rows: table.rows.map { $0.map(Self.text) })
  }

  /// Returns the words of a name, such as "in background" for "inBackground".
  static func heading(of name: String) -> String {
    name.reduce(into: "") { words, character in
      if character.isUppercase { words.append(" ") }
      words += character.lowercased()
    }
  }

  private static func text(of value: JSONValue) -> String {
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
