public import LocationPolicy

/// One mistake that can be found, with all that is known about it.
public struct Rule: Sendable {
  /// The name.
  public let id: RuleID
  /// What it finds, in one sentence.
  public let summary: String
  /// What happens, why, and what mends it.
  public let explanation: String
  /// How much a finding matters unless it says otherwise.
  public let severity: Finding.Severity
  /// Whether the mistake bites under the rules of a release.
  public let bites: @Sendable (AuthorizationPolicy) -> Bool
  /// The classic mistakes that it covers.
  public let mistakes: [MistakeID]
  /// The facts that make it a mistake.
  public let facts: [Fact]
  /// Projects in which it fires, and like projects in which it must stay quiet.
  public let examples: [RuleExample]
  /// Whether it needs nothing but code, so that it judges libraries that no target links too.
  let judgesLibraries: Bool
  /// How it is decided.
  let check: Check

  /// Creates a rule; the check is a pure function of what it is given.
  init(
    id: RuleID, summary: String, explanation: String, severity: Finding.Severity,
    bites: @escaping @Sendable (AuthorizationPolicy) -> Bool = Rule.whereAppsAsk, mistakes: [MistakeID] = [],
    facts: [Fact],
    examples: [RuleExample], judgesLibraries: Bool = false, check: Check
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.bites = bites
    self.mistakes = mistakes
    self.facts = facts
    self.examples = examples
    self.judgesLibraries = judgesLibraries
    self.check = check
  }

  /// Creates a rule over one configuration of a target.
  init(
    id: RuleID, summary: String, explanation: String, severity: Finding.Severity,
    bites: @escaping @Sendable (AuthorizationPolicy) -> Bool = Rule.whereAppsAsk, mistakes: [MistakeID] = [],
    facts: [Fact],
    examples: [RuleExample], judgesLibraries: Bool = false,
    check: @escaping @Sendable (AuditContext) -> [Violation]
  ) {
    self.init(
      id: id, summary: summary, explanation: explanation, severity: severity, bites: bites,
      mistakes: mistakes, facts: facts, examples: examples, judgesLibraries: judgesLibraries,
      check: .configuration(check))
  }

  /// Returns the releases on which the mistake bites: neighbours as one range, the oldest first.
  public func releases(among policies: Policies = .known) -> [ClosedRange<Release>] {
    policies.releases(where: bites)
  }

  /// The mistake bites wherever apps can ask for authorization.
  public static let whereAppsAsk: @Sendable (AuthorizationPolicy) -> Bool = { $0.requestMethods.value }
  /// The mistake bites on all releases.
  public static let everywhere: @Sendable (AuthorizationPolicy) -> Bool = { _ in true }
}
