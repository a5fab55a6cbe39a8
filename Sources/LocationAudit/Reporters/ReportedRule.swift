/// What a report says about a rule.
public struct ReportedRule: Hashable, Sendable {
  /// The id in kebab case.
  public let id: String
  /// What it finds, in one sentence.
  public let summary: String
  /// What happens, why, and what mends it.
  public let explanation: String
  /// How much a finding matters unless it says otherwise.
  public let severity: Finding.Severity
  /// The ids of the facts and mistakes it rests on.
  public let facts: [String]

  /// Creates the description of a rule.
  public init(
    id: String, summary: String, explanation: String, severity: Finding.Severity, facts: [String]
  ) {
    self.id = id
    self.summary = summary
    self.explanation = explanation
    self.severity = severity
    self.facts = facts
  }
}
