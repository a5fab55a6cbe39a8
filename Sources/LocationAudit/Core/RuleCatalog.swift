/// All rules.
public enum RuleCatalog {
  /// The rules in the order of their ids.
  public static let all: [Rule] = (usageDescriptions + requests + background + code).sorted { $0.id < $1.id }

  private static let usageDescriptions: [Rule] = [
    .alwaysDescriptionWithoutWhenInUse, .missingAlwaysDescription, .missingLegacyAlwaysDescription,
    .missingWhenInUseDescription, .onlyLegacyAlwaysDescription, .blankUsageDescription,
    .nonStringUsageDescription,
    .oversizedUsageDescription, .vagueUsageDescription, .unusedAlwaysDescription, .mistypedKey,
    .unknownPurposeKey,
    .defaultAccuracyAsString,
  ]

  private static let requests: [Rule] = [
    .alwaysAtLaunch, .alwaysBeforeWhenInUse, .escalationBeforeIOS11, .locationWithoutRequest,
  ]

  private static let background: [Rule] = [
    .backgroundUpdatesInExtension, .backgroundUpdatesNotAllowed, .backgroundUpdatesWithoutMode,
    .unusedBackgroundMode,
  ]

  private static let code: [Rule] = [
    .headingWithoutLocation, .mistypedDelegateMethod, .onlyOldAuthorizationCallback,
    .requestLocationWithoutFailureHandler,
  ]

  /// Returns the rule with an id, or nil.
  public static func rule(withID id: String) -> Rule? { all.first { $0.id == id } }
}
