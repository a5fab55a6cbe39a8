import InfoPlistProblems
package import LocationCatalogue
package import LocationPolicy

extension ConfigurationProblem {
  /// The requests that show no prompt because of the problem.
  package var keepsAway: Set<AppRequest> {
    switch self {
    case .missingDescriptions(let keys), .onlyLegacyAlwaysDescription(missing: let keys):
      keys.reduce(into: []) { $0.formUnion(AppRequest.needing($1)) }
    case .missingAlwaysDescription: AppRequest.needing(.alwaysAndWhenInUse)
    case .missingLegacyAlwaysDescription: AppRequest.needing(.legacyAlways)
    case .alwaysDescriptionWithoutWhenInUse: AppRequest.needing(.whenInUse)
    case .descriptionNotString(let key), .misspeltKey(_, meant: let key): AppRequest.needing(key)
    case .purposesNotDictionary, .unknownPurposeKey: AppRequest.needing(.temporaryPurposes)
    case .blankDescriptions, .oversizedDescription, .needlessKey, .uselessBackgroundMode,
      .missingBackgroundMode, .defaultAccuracyAsString, .singleExplicitSessionKey:
      []
    }
  }
}

extension AppRequest {
  /// The requests whose prompts show the text for When In Use, or need it with another one
  /// (KEY-003, KEY-005).
  package static let first: Set<AppRequest> = [
    .whenInUse, .always, .liveUpdates, .sessionWhenInUse, .sessionAlways, .locationButton,
  ]

  /// Returns the requests that show no prompt without a key.
  package static func needing(_ key: LocationKey) -> Set<AppRequest> {
    switch key {
    case .whenInUse: first
    case .alwaysAndWhenInUse: [.always, .sessionAlways]
    case .legacyAlways: [.always]
    case .temporaryPurposes: [.fullAccuracy]
    case .legacy, .defaultAccuracyReduced, .backgroundModes, .widgetWantsLocation, .appClipConfirmation,
      .requireExplicitSession, .requireExplicitSessionAlternate, .requiredDeviceCapabilities:
      []
    }
  }
}
