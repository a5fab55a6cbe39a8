import AppProject
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
  private let check: @Sendable (AuditContext) -> [Violation]

  /// Creates a rule; the check is a pure function of the context.
  public init(
    id: String, summary: String, explanation: String, severity: Finding.Severity,
    releases: ClosedRange<Release> = .iOS8 ... .newest, mistakes: [String] = [], facts: [Fact],
    examples: [RuleExample], check: @escaping @Sendable (AuditContext) -> [Violation]
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.releases = releases
    self.mistakes = mistakes
    self.facts = facts
    self.examples = examples
    self.check = check
  }

  /// Returns what the rule finds in one configuration of a target, on the releases that it deploys to.
  public func findings(in context: AuditContext) -> [Finding] {
    guard context.releases.overlaps(releases) else { return [] }
    return check(context).compactMap { finding(for: $0, in: context) }
  }

  private func finding(for violation: Violation, in context: AuditContext) -> Finding? {
    guard let bitten = (violation.releases ?? releases).intersection(context.releases) else { return nil }
    return Finding(
      rule: id, severity: violation.severity ?? severity, target: context.target.name,
      file: violation.site.file, line: violation.site.line, column: violation.site.column,
      releases: bitten, message: violation.message, fix: violation.fix,
      facts: (violation.mistakes ?? mistakes) + (violation.facts ?? facts).map(\.id))
  }
}
