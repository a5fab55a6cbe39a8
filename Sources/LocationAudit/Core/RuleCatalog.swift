/// All rules.
public enum RuleCatalog {
  /// The rules in the order of their ids.
  public static let all: [Rule] = [
    .alwaysDescriptionWithoutWhenInUse, .missingAlwaysDescription, .missingLegacyAlwaysDescription,
    .missingWhenInUseDescription, .onlyLegacyAlwaysDescription,
  ].sorted { $0.id < $1.id }

  /// Returns the rule with an id, or nil.
  public static func rule(withID id: String) -> Rule? { all.first { $0.id == id } }
}
