package import LocationPolicy
package import Phrases

/// One rule that differs between two policies.
package struct PolicyDifference: Hashable, Sendable {
  /// The name of the rule's property.
  package let name: String
  /// What held.
  package let before: String
  /// What holds.
  package let after: String
  /// What held, in words.
  package let beforeInWords: Phrase
  /// What holds, in words.
  package let afterInWords: Phrase
  /// The facts that say so.
  package let facts: FactList
}

extension AuthorizationPolicy {
  /// All rules by name, in the order of the properties.
  package var rules: [(name: String, rule: any SourcedRule)] {
    Mirror(reflecting: self).children.compactMap { label, value in
      guard let label, let rule = value as? any SourcedRule else { return nil }
      return (label, rule)
    }
  }

  /// The rules that no source states for the release, so that they are those of the release before.
  package var carriedForwardRules: [(name: String, rule: any SourcedRule)] {
    rules.filter { _, rule in rule.facts.allSatisfy { $0.record.carriedForward.contains(release) } }
  }

  /// Returns what a later policy changes, in the order of the properties.
  ///
  /// A rule whose value is the same is left out, though other facts may state it.
  package func differences(to later: AuthorizationPolicy) -> [PolicyDifference] {
    zip(rules, later.rules).compactMap { before, after in
      guard before.rule.valueDescription != after.rule.valueDescription else { return nil }
      return PolicyDifference(
        name: before.name, before: before.rule.valueDescription, after: after.rule.valueDescription,
        beforeInWords: RuleWords.value(of: before.rule, under: self),
        afterInWords: RuleWords.value(of: after.rule, under: later),
        facts: after.rule.facts)
    }
  }
}
