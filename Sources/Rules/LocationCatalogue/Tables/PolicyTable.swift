package import LocationPolicy
package import Phrases

/// A table of the rules: its columns, and rows of values that the engine computes.
///
/// JSON, text and Markdown are written from the same table.
package struct PolicyTable: Sendable {
  /// The name in JSON.
  package let name: String
  /// The subject of the table, in words that fit after "iOS 14: ".
  package let title: Phrase
  /// The names of the columns in JSON.
  package let columns: [String]
  /// The rows; each has a value for every column.
  package let rows: [[JSONValue]]

  /// Creates a table.
  package init(name: String, title: Phrase, columns: [String], rows: [[JSONValue]]) {
    self.name = name
    self.title = title
    self.columns = columns
    self.rows = rows
  }

  /// The rows as objects.
  package var value: JSONValue {
    .array(rows.map { .object(Dictionary(uniqueKeysWithValues: zip(columns, $0))) })
  }
}

/// Names of the tables' values: those of the cases, with hyphens.
enum TableName {
  /// Returns the name of a case, such as "goes-on" for `goesOn`.
  static func of(_ value: some Sendable) -> String {
    "\(value)".reduce(into: "") { name, character in
      if character.isUppercase { name.append("-") }
      name += character.lowercased()
    }
  }

  /// Returns the name of a case as a value.
  static func value(_ value: some Sendable) -> JSONValue { .string(of(value)) }
}
