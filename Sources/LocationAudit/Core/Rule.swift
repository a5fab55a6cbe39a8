public import LocationPolicy

/// One mistake that can be found, with all that is known about it.
public struct Rule: Sendable {
  /// The id in kebab case, such as "missing-when-in-use-description".
  public let id: String
  /// What it finds, in one sentence.
  public let summary: String
  /// What happens, why, and what mends it.
  public let explanation: String
  /// How much a finding matters unless it says otherwise.
  public let severity: Finding.Severity
  /// The releases on which the mistake bites.
  public let releases: ClosedRange<Release>
  /// The ids of the classic mistakes it covers, such as "MIS-01".
  public let mistakes: [String]
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
    id: String, summary: String, explanation: String, severity: Finding.Severity,
    releases: ClosedRange<Release> = .iOS8 ... .newest, mistakes: [String] = [], facts: [Fact],
    examples: [RuleExample], judgesLibraries: Bool = false, check: Check
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.releases = releases
    self.mistakes = mistakes
    self.facts = facts
    self.examples = examples
    self.judgesLibraries = judgesLibraries
    self.check = check
  }

  /// Creates a rule over one configuration of a target.
  init(
    id: String, summary: String, explanation: String, severity: Finding.Severity,
    releases: ClosedRange<Release> = .iOS8 ... .newest, mistakes: [String] = [], facts: [Fact],
    examples: [RuleExample], judgesLibraries: Bool = false,
    check: @escaping @Sendable (AuditContext) -> [Violation]
  ) {
    self.init(
      id: id, summary: summary, explanation: explanation, severity: severity, releases: releases,
      mistakes: mistakes, facts: facts, examples: examples, judgesLibraries: judgesLibraries,
      check: .configuration(check))
  }
}
