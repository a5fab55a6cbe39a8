package import LocationPolicy
package import Phrases

/// One rule that differs between two policies.
package struct PolicyDifference: Hashable, Sendable {
  /// The name of the rule's property.
  package let name: String
  /// The value under the earlier policy.
  package let before: String
  /// The value under the later policy.
  package let after: String
  /// The value under the earlier policy, in words.
  package let beforeInWords: Phrase
  /// The value under the later policy, in words.
  package let afterInWords: Phrase
  /// The facts behind the later value.
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

  /// The rules that no source states for the release, which are taken from the previous release.
  package var carriedForwardRules: [(name: String, rule: any SourcedRule)] {
    rules.filter { _, rule in rule.facts.allSatisfy { $0.record.carriedForward.contains(release) } }
  }

  /// Returns the rules that a later policy changes, in the order of the properties.
  ///
  /// A rule with the same value is omitted, even if other facts state it.
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
