import CommandOutput
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import Markup
import Phrases
import Terminal
import Translations

/// The output of the command that prints rules.
struct PolicyText {
  /// The format of the output.
  enum Format: String, CaseIterable, Sendable {
    /// Aligned columns.
    case text
    /// Markdown tables.
    case markdown
    /// Tables with typed values, as specified by Documentation/Policy.schema.json.
    case json
  }

  /// The language of titles, columns and values in words; names are the same in all languages.
  let language: Language
  /// The form.
  let format: Format
  /// The settings of the terminal, with the width of the text.
  let terminal: TerminalSettings

  /// Returns the tables of some releases.
  func tables(of releases: [Release]) throws -> String {
    if format == .json { return try Self.json(PolicyTables(releases).value(with: DeviceTable.table)) }
    let tables =
      releases.flatMap { (release: Release) -> [TextTable] in
        let policy = AuthorizationPolicy.policy(for: release)
        let rules = PolicyTables.rulesInWords(of: policy, saying: said)
        return ([rules] + PolicyTables.tables(of: policy).dropFirst()).map {
          TextTable($0, of: "iOS \(release.name)", in: language, on: release)
        }
      } + [PolicyTables.constants, DeviceTable.table].map { TextTable($0, of: "All releases", in: language) }
    return tables.map(written).joined(separator: "\n\n")
  }

  /// Returns the changes between two releases, release by release, with the facts behind them.
  func difference(from old: Release, to new: Release) throws -> String {
    let differences = AuthorizationPolicy.policy(for: old).differences(to: .policy(for: new))
    if format == .json {
      return try Self.json(
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
    let title: Phrase = "From iOS \(old.name) to \(new.name)"
    guard !differences.isEmpty else { return said("\(title): no rule differs.") }
    let table = TextTable(
      title: said(title), columns: (["rule", "before", "after", "facts"] as [Phrase]).map(said),
      rows: differences.map {
        [
          said(RuleName.phrase(for: $0.name)), said($0.beforeInWords), said($0.afterInWords),
          $0.facts.description,
        ]
      })
    var statements = WrappedText(for: terminal)
    for fact in facts(of: differences) {
      let statement = language.translation?.entries[fact.id]
      statements.add(
        statement ?? InlineMarkdown(fact.record.statement).plainText, label: "\(fact.id)  ")
    }
    return written(table) + "\n\n" + statements.text
  }

  private func said(_ phrase: Phrase) -> String { phrase.text(in: language) }

  private func written(_ table: TextTable) -> String {
    format == .markdown ? table.markdown : table.plainText(for: terminal)
  }

  private func facts(of differences: [PolicyDifference]) -> [Fact] {
    Set(differences.flatMap(\.facts)).sorted()
  }

  static func json(_ value: JSONValue) throws -> String {
    try StableJSON.text(of: EncodableTable(value: value))
  }
}
