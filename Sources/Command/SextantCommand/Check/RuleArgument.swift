import CommandLineOptions
import LocationAudit
import LocationEvidence

/// A rule of the check, as typed.
struct RuleArgument: ExpressibleByArgument {
  /// The rule.
  let rule: RuleID

  init?(argument: String) {
    guard let rule = RuleCatalog.all.first(where: { $0.id.rawValue == argument }) else { return nil }
    self.rule = rule.id
  }

  var argumentText: String { rule.rawValue }
  static var allValueStrings: [String] { ["a name that 'sextant rules' lists"] }
}

/// The rules that are selected on a command line.
struct ChosenRules {
  /// The only rules to apply; all if empty.
  var selected: Set<RuleID> = []
  /// The rules to ignore.
  var ignored: Set<RuleID> = []

  /// Returns a configuration in which other rules are off; selected rules take precedence over its
  /// settings.
  func applied(to configuration: CheckConfiguration) -> CheckConfiguration {
    var configuration = configuration
    for rule in RuleCatalog.all.map(\.id) {
      if ignored.contains(rule) || !selected.isEmpty && !selected.contains(rule) {
        configuration.levels[rule] = .off
      } else if selected.contains(rule), configuration.levels[rule] == .off {
        configuration.levels[rule] = nil
      }
    }
    return configuration
  }
}
