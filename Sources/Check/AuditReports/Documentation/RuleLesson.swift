import LocationAudit
package import LocationEvidence

/// A lesson about a rule: a wrong project, its findings, and a right project.
package struct RuleLesson {
  /// The project with a finding.
  package let wrong: RuleExample
  /// The project that follows the rule's advice, without a finding.
  package let right: RuleExample
  private let rule: Rule

  /// Chooses the two most similar examples of a rule; nil if the rule lacks one of them.
  ///
  /// The right one is an example that is marked as the remedy, or else the one most similar to the
  /// wrong one.
  package init?(_ rule: Rule) {
    let quiet = rule.examples.filter { !$0.fires }
    let remedies = quiet.filter(\.isRemedy)
    let pairs = rule.examples.filter(\.fires).flatMap { wrong in
      (remedies.isEmpty ? quiet : remedies).map { right in
        (wrong, right, distance: RuleExampleText(wrong).distance(to: RuleExampleText(right)))
      }
    }
    guard let nearest = pairs.min(by: { $0.distance < $1.distance }) else { return nil }
    self.rule = rule
    wrong = nearest.0
    right = nearest.1
  }

  /// The findings of the rule in the wrong project.
  package var findings: [Finding] { Self.findings(of: rule, in: wrong) }

  /// Returns the findings of a rule in an example.
  static func findings(of rule: Rule, in example: RuleExample) -> [Finding] {
    Audit.run(example.inventory, rules: [rule])
  }
}
