import CommandOutput
import LocationAudit
import LocationCatalogue
import LocationPolicy
import Markup
import Terminal

/// The output of the command that prints rules.
enum PolicyText {
  /// The format of the output.
  enum Format: String, CaseIterable, Sendable {
    /// Aligned columns.
    case text
    /// Markdown tables.
    case markdown
    /// Tables with typed values, as specified by Documentation/Policy.schema.json.
    case json
  }

  /// Returns the tables of some releases.
  static func tables(of releases: [Release], format: Format, for terminal: TerminalSettings) throws -> String
  {
    if format == .json { return try json(PolicyTables(releases).value(with: DeviceTable.table)) }
    let tables =
      releases.flatMap { (release: Release) -> [TextTable] in
        let policy = AuthorizationPolicy.policy(for: release)
        let tables = [PolicyTables.rulesInWords(of: policy)] + PolicyTables.tables(of: policy).dropFirst()
        return tables.map { TextTable($0, of: "iOS \(release.name)") }
      } + [PolicyTables.constants, DeviceTable.table].map { TextTable($0, of: "All releases") }
    return tables.map { format == .markdown ? $0.markdown : $0.plainText(for: terminal) }.joined(
      separator: "\n\n")
  }

  /// Returns the changes between two releases, release by release, with the facts behind them.
  static func difference(
    from old: Release, to new: Release, format: Format, for terminal: TerminalSettings
  ) throws -> String {
    let differences = AuthorizationPolicy.policy(for: old).differences(to: .policy(for: new))
    if format == .json {
      return try json(
        .object([
          "schema": "policy-difference/1", "from": .string(old.name), "to": .string(new.name),
          "changes": .array(
            differences.map {
              .object([
                "rule": .string($0.name), "before": .string($0.before), "after": .string($0.after),
                "facts": JSONValue($0.facts),
              ])
            }),
        ]))
    }
    let title = "From iOS \(old.name) to \(new.name)"
    guard !differences.isEmpty else { return "\(title): no rule differs." }
    let table = TextTable(
      title: title, columns: ["rule", "before", "after", "facts"],
      rows: differences.map { [$0.name, $0.beforeInWords, $0.afterInWords, $0.facts.description] })
    var statements = WrappedText(for: terminal)
    for fact in facts(of: differences) {
      statements.add(InlineMarkdown(fact.record.statement).plainText, label: "\(fact.id)  ")
    }
    return (format == .markdown ? table.markdown : table.plainText(for: terminal)) + "\n\n" + statements.text
  }

  private static func facts(of differences: [PolicyDifference]) -> [Fact] {
    Set(differences.flatMap(\.facts)).sorted()
  }

  static func json(_ value: JSONValue) throws -> String {
    try StableJSON.text(of: EncodableTable(value: value))
  }
}
