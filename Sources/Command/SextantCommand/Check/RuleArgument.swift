import CommandLineOptions
import LocationAudit

/// A rule of the check, as it is typed.
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

/// The rules that a command line is about.
struct ChosenRules {
  /// The only rules; all where there are none.
  var selected: Set<RuleID> = []
  /// Rules that are left out.
  var ignored: Set<RuleID> = []

  /// Returns a configuration in which all other rules are off; what is asked for wins over what it says.
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
