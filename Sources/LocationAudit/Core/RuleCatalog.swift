/// All rules.
public enum RuleCatalog {
  /// The rules in the order of their ids.
  public static let all: [Rule] = [
    .alwaysAtLaunch, .alwaysBeforeWhenInUse, .alwaysDescriptionWithoutWhenInUse, .automaticPause,
    .backgroundFilter, .backgroundUpdatesInExtension, .backgroundUpdatesNotAllowed,
    .backgroundUpdatesWithoutMode, .blankUsageDescription, .defaultAccuracyAsString, .escalationBeforeIOS11,
    .headingWithoutLocation, .locationPushWithoutAlways, .locationWithoutRequest,
    .mislabelledPurposeTranslation, .missingAlwaysDescription, .missingLegacyAlwaysDescription,
    .missingWhenInUseDescription, .mistypedBackgroundMode, .mistypedDelegateMethod, .mistypedKey,
    .monitoringBeforeIOS13, .nonStringUsageDescription, .onlyLegacyAlwaysDescription,
    .onlyOldAuthorizationCallback, .oversizedUsageDescription, .promptAfterAllowOnce,
    .requestLocationWithoutFailureHandler,
    .requiredDeviceCapability, .servicesEnabledOnMainThread, .singleExplicitSessionKey, .temporaryManager,
    .unknownPurposeKey,
    .unusedAlwaysDescription, .unusedBackgroundMode, .unusedInfoPlist, .vagueUsageDescription,
    .widgetWithoutKey, .errorEndsUpdates, .missingFailureCallback, .onlyNewAuthorizationCallback,
    .creationCallbackAsAnswer, .continuationResumedTwice, .waitForMissingCallback,
  ].sorted { $0.id < $1.id }

  /// Returns the rule with an id, or nil.
  public static func rule(withID id: String) -> Rule? { all.first { $0.id.rawValue == id } }
}
