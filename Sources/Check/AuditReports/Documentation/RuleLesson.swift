package import LocationAudit

/// What a rule teaches: a project that is wrong, what the check says of it, and one that is right.
package struct RuleLesson {
  /// The project in which the rule fires.
  package let wrong: RuleExample
  /// The project as the rule advises it, in which the rule stays quiet.
  package let right: RuleExample
  private let rule: Rule

  /// Picks the two examples of a rule that differ least; nil for a rule that hasn't both.
  ///
  /// The right one is the remedy where an example is marked as that; where none is, what is nearest to the wrong one is it.
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

  /// What the rule says of the project that is wrong.
  package var findings: [Finding] { Self.findings(of: rule, in: wrong) }

  /// Returns what a rule says of an example.
  static func findings(of rule: Rule, in example: RuleExample) -> [Finding] {
    Audit.run(example.inventory, rules: [rule])
  }
}
