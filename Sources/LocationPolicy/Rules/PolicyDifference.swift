/// One rule that differs between two policies.
public struct PolicyDifference: Hashable, Sendable {
  /// The name of the rule's property.
  public let name: String
  /// What held.
  public let before: String
  /// What holds.
  public let after: String
  /// The facts that say so.
  public let facts: FactList
}

extension AuthorizationPolicy {
  /// All rules by name, in the order of the properties.
  public var rules: [(name: String, rule: any SourcedRule)] {
    Mirror(reflecting: self).children.compactMap { label, value in
      guard let label, let rule = value as? any SourcedRule else { return nil }
      return (label, rule)
    }
  }

  /// Returns what a later policy changes, in the order of the properties.
  ///
  /// A rule whose value is the same is left out, though other facts may state it.
  public func differences(to later: AuthorizationPolicy) -> [PolicyDifference] {
    zip(rules, later.rules).compactMap { before, after in
      guard before.rule.valueDescription != after.rule.valueDescription else { return nil }
      return PolicyDifference(
        name: before.name, before: before.rule.valueDescription, after: after.rule.valueDescription,
        facts: after.rule.facts)
    }
  }
}
