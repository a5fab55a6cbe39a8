import AuditReports
import CommandLineOptions
import CommandOutput
import LocationAudit
import LocationEvidence
import LocationPolicy
import LocationTerms
import Terminal
import Translations

/// Lists the rules of the check.
struct ListRules: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "rules",
    abstract: "List the rules of the check: name, severity, releases, and what each finds.",
    discussion: """
      'sextant explain' followed by a rule's name says why it matters, shows a wrong and a right project, and how to \
      silence the rule. The severity is that of most findings; a finding that is less certain or more serious can have \
      another one.
      """)

  /// The smallest width of a readable table.
  private static let tableWidth = 120

  /// The format of the list.
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  @Option(help: "The format of the list.")
  var format = Format.text

  @Option(help: "The language of what each rule finds, by default that of LANG, and English in JSON.")
  var language: Language?

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let shown = console.language(language)
    switch format {
    case .text: try console.print(text(for: console.terminal, in: shown))
    case .markdown: try console.print(table(in: shown).markdown)
    case .json: try console.print(try json())
    }
    return .success
  }

  private func json() throws(CommandFailure) -> String {
    do {
      return try StableJSON.text(of: RuleList(RuleCatalog.all, in: language ?? .english))
    } catch {
      throw .encoding(String(describing: error))
    }
  }

  /// Returns a table, or two lines for each rule if the terminal is too narrow.
  private func text(for terminal: TerminalSettings, in language: Language) -> String {
    if terminal.width(standard: WrappedText.standardWidth) >= Self.tableWidth {
      return table(in: language).plainText(for: terminal)
    }
    var text = WrappedText(for: terminal)
    for rule in RuleCatalog.all {
      text.add(
        RuleText.severityAndReleases(of: rule).text(in: language), label: rule.id.rawValue + "  ")
      text.add(rule.words.text(in: language), indent: 2)
    }
    return text.text
  }

  private func table(in language: Language) -> TextTable {
    TextTable(
      title: "\(RuleCatalog.all.count) rules", columns: ["rule", "severity", "iOS", "finds"],
      rows: RuleCatalog.all.map { rule in
        [
          rule.id.rawValue, rule.severity.word.text(in: language), Policies.known.text(of: rule.releases()),
          rule.words.text(in: language),
        ]
      })
  }
}

extension ListRules.Format: ExpressibleByArgument {}
