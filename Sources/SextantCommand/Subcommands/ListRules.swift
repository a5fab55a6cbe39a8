import CommandLineOptions
import LocationAudit
import LocationPolicy
import Terminal

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

  /// The narrowest table that can be read.
  private static let tableWidth = 120

  /// The form of the list.
  enum Format: String, CaseIterable {
    case text
    case json
    case markdown
  }

  @Option(help: "The format of the list.")
  var format = Format.text

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    switch format {
    case .text: try console.print(text(for: console.terminal))
    case .markdown: try console.print(table.markdown)
    case .json: try console.print(try json())
    }
    return .success
  }

  private func json() throws(CommandFailure) -> String {
    do {
      return try StableJSON.text(of: RuleList(RuleCatalog.all))
    } catch {
      throw .encoding(String(describing: error))
    }
  }

  /// A table, or where there is no room for one, two lines for each rule.
  private func text(for terminal: TerminalSettings) -> String {
    if terminal.width(standard: WrappedText.standardWidth) >= Self.tableWidth {
      return table.plainText(for: terminal)
    }
    var text = WrappedText(for: terminal)
    for rule in RuleCatalog.all {
      text.add(
        "\(rule.severity.rawValue), iOS \(Policies.known.text(of: rule.releases()))",
        label: rule.id.rawValue + "  ")
      text.add(rule.summary, indent: 2)
    }
    return text.text
  }

  private var table: TextTable {
    TextTable(
      title: "\(RuleCatalog.all.count) rules", columns: ["rule", "severity", "iOS", "finds"],
      rows: RuleCatalog.all.map { rule in
        [
          rule.id.rawValue, rule.severity.rawValue, Policies.known.text(of: rule.releases()), rule.summary,
        ]
      })
  }
}

extension ListRules.Format: ExpressibleByArgument {}
