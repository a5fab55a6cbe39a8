package import LocationEvidence

/// The list of all rules.
package enum RuleCatalog {
  /// The rules, sorted by identifier.
  package static let all: [Rule] = [
    .accuracyFilterWithoutPrecise, .alwaysAtLaunch, .alwaysBeforeWhenInUse,
    .alwaysDescriptionWithoutWhenInUse, .alwaysWithoutNeed, .answerBeforePerson, .askedByItself,
    .automaticPause,
    .backgroundFilter, .backgroundUpdatesInExtension, .backgroundUpdatesNotAllowed,
    .backgroundUpdatesWithoutMode, .blankUsageDescription, .continuationResumedTwice,
    .contradictoryStatusCondition, .creationCallbackAsAnswer, .defaultAccuracyAsString, .delegateNeverSet,
    .distanceWithoutPrecise, .errorEndsUpdates, .escalationBeforeIOS11, .explicitSessionKeyWithoutSession,
    .failureToldAsRefusal, .failureUnnoticed, .fullAccuracyRequestWithoutCheck, .geocodingUnnoticed,
    .headingWithoutLocation,
    .hostNeedsTexts,
    .indicatorHiddenForWhenInUse, .keptPosition, .legacyKeyAlone, .locationButtonForBackground,
    .locationPushWithoutAlways, .locationPushWithoutEntitlement, .locationWithoutRequest,
    .locationWithoutStart, .managerOffMainThread, .mislabelledPurposeTranslation,
    .missingAlwaysDescription, .missingFailureCallback, .missingLegacyAlwaysDescription,
    .missingLocationUsed, .missingWhenInUseDescription, .mistypedBackgroundMode, .mistypedDelegateMethod,
    .mistypedKey, .monitorInExtension, .monitoringBeforeIOS13, .monitoringNeverStopped,
    .nonStringUsageDescription, .noWayToSettings, .nothingStartsAfterAnswer, .onlyLegacyAlwaysDescription,
    .onlyNewAuthorizationCallback, .onlyOldAuthorizationCallback, .oversizedUsageDescription,
    .ownAskedFlag, .permissionHandlerWithoutMacro, .promptAfterAllowOnce, .readBeforeAnswer,
    .refusalUnnoticed, .refusalWithoutAnswer, .regionEventsUnheard, .regionStateUnasked,
    .regionsWithoutPrecise,
    .relaunchWithoutManager, .requestInWidget, .requestLocationWithoutFailureHandler, .requestWhileDenied,
    .requiredDeviceCapability, .servicesEnabledOnMainThread, .sessionInLocal, .silentWhenRefused,
    .singleExplicitSessionKey,
    .singleLocationBeforeAnswer, .slowSingleLocation, .spinnerNeverEnds, .staleFirstLocation,
    .startedInBackground, .statusForgotten, .statusNotRenewed, .temporaryErrorShown, .temporaryManager,
    .tinyRegion,
    .tooManyRegions, .twoRequestsAtOnce, .untranslatedUsageDescription,
    .uncheckedDistance, .uncheckedTrueHeading, .unguardedBackgroundUpdates, .unknownPurposeKey,
    .unusedAlwaysDescription, .unusedBackgroundMode, .unusedInfoPlist, .unusedSuppression,
    .updatesNeverStopped, .vagueUsageDescription, .waitForMissingCallback, .widgetWithoutKey,
  ].sorted { $0.id < $1.id }

  /// Returns the rule with an identifier, or nil.
  package static func rule(withID id: String) -> Rule? { all.first { $0.id.rawValue == id } }
}
