/// Something that is wrong with an Info.plist, for what the app does or whatever it does.
public enum ConfigurationProblem: Hashable, Sendable {
  /// The texts that a request needs are missing, and no other is there in their place (KEY-010).
  case missingDescriptions([LocationKey])
  /// Always is asked for with the when-in-use text alone (KEY-005).
  case missingAlwaysDescription
  /// Always is asked for with the text of iOS 8 to 10 alone, which iOS 11 stopped reading (KEY-006).
  case onlyLegacyAlwaysDescription(missing: [LocationKey])
  /// The Always text stands without the when-in-use text (KEY-007).
  case alwaysDescriptionWithoutWhenInUse
  /// Always is asked for on iOS 8 to 10 without the only text that they read (KEY-004).
  case missingLegacyAlwaysDescription
  /// Usage descriptions are empty (KEY-013).
  case blankDescriptions([LocationKey])
  /// A usage description is no string (KEY-018).
  case descriptionNotString(LocationKey)
  /// A usage description is longer than the store accepts (KEY-013).
  case oversizedDescription(LocationKey, bytes: Int)
  /// The texts for full accuracy are no dictionary (KEY-030).
  case purposesNotDictionary
  /// Full accuracy is asked for with a purpose key that has no text (KEY-032); nil for one that nobody knows yet.
  case unknownPurposeKey(String?, known: [String])
  /// A key is almost a location key (KEY-020).
  case misspeltKey(String, meant: LocationKey)
  /// A key is almost a location key, and does no harm.
  case needlessKey(String, reason: String)
  /// The background mode for location is written so that it does not count (KEY-041).
  case uselessBackgroundMode(reason: String)
  /// Updates are to go on in the background without the background mode (KEY-040).
  case missingBackgroundMode
  /// The key for reduced accuracy has a text where a truth value is asked for (KEY-034).
  case defaultAccuracyAsString(String)
  /// Only one of the two spellings of the key that turns implicit sessions off is there (KEY-044).
  case singleExplicitSessionKey(LocationKey, other: LocationKey)

  /// The rule of `sextant check` that finds it.
  public var rule: String {
    switch self {
    case .missingDescriptions: "missing-when-in-use-description"
    case .missingAlwaysDescription: "missing-always-description"
    case .onlyLegacyAlwaysDescription: "only-legacy-always-description"
    case .alwaysDescriptionWithoutWhenInUse: "always-description-without-when-in-use"
    case .missingLegacyAlwaysDescription: "missing-legacy-always-description"
    case .blankDescriptions: "blank-usage-description"
    case .descriptionNotString, .purposesNotDictionary: "non-string-usage-description"
    case .oversizedDescription: "oversized-usage-description"
    case .unknownPurposeKey: "unknown-purpose-key"
    case .misspeltKey, .needlessKey: "mistyped-key"
    case .uselessBackgroundMode: "mistyped-background-mode"
    case .missingBackgroundMode: "background-updates-without-mode"
    case .defaultAccuracyAsString: "default-accuracy-as-string"
    case .singleExplicitSessionKey: "single-explicit-session-key"
    }
  }

  /// What has to be added or mended; a dot leads into a dictionary.
  public var entries: [String] {
    switch self {
    case .missingDescriptions(let keys), .onlyLegacyAlwaysDescription(missing: let keys),
      .blankDescriptions(let keys):
      keys.map(\.rawValue)
    case .missingAlwaysDescription: [LocationKey.alwaysAndWhenInUse.rawValue]
    case .alwaysDescriptionWithoutWhenInUse: [LocationKey.whenInUse.rawValue]
    case .missingLegacyAlwaysDescription: [LocationKey.legacyAlways.rawValue]
    case .descriptionNotString(let key), .oversizedDescription(let key, _), .misspeltKey(_, meant: let key),
      .singleExplicitSessionKey(_, other: let key):
      [key.rawValue]
    case .purposesNotDictionary, .unknownPurposeKey(nil, _): [LocationKey.temporaryPurposes.rawValue]
    case .unknownPurposeKey(let key?, _): [LocationKey.temporaryPurposes.rawValue + "." + key]
    case .needlessKey(let key, _): [key]
    case .uselessBackgroundMode, .missingBackgroundMode: [LocationKey.backgroundModes.rawValue]
    case .defaultAccuracyAsString: [LocationKey.defaultAccuracyReduced.rawValue]
    }
  }

  /// The releases on which it bites.
  public var releases: ClosedRange<Release> {
    switch self {
    case .missingDescriptions, .missingAlwaysDescription, .blankDescriptions, .descriptionNotString,
      .oversizedDescription:
      LocationKey.whenInUse.releases
    case .onlyLegacyAlwaysDescription, .alwaysDescriptionWithoutWhenInUse:
      LocationKey.alwaysAndWhenInUse.releases
    case .missingLegacyAlwaysDescription: LocationKey.legacyAlways.releases
    case .purposesNotDictionary, .unknownPurposeKey: LocationKey.temporaryPurposes.releases
    case .misspeltKey(_, meant: let key), .singleExplicitSessionKey(let key, _): key.releases
    case .needlessKey, .uselessBackgroundMode, .missingBackgroundMode: LocationKey.backgroundModes.releases
    case .defaultAccuracyAsString: LocationKey.defaultAccuracyReduced.releases
    }
  }

  /// Why it is a problem.
  public var facts: FactList {
    switch self {
    case .missingDescriptions(let keys):
      keys.count == 1 ? FactList(.key003, .key010) : FactList(.key003, .key005, .key010)
    case .missingAlwaysDescription: FactList(.key005, .key016)
    case .onlyLegacyAlwaysDescription: FactList(.key005, .key006, .key010)
    case .alwaysDescriptionWithoutWhenInUse: FactList(.key005, .key007)
    case .missingLegacyAlwaysDescription: FactList(.key004, .key006)
    case .blankDescriptions: FactList(.key013, .store004)
    case .descriptionNotString: FactList(.key010, .key018)
    case .oversizedDescription: FactList(.key013)
    case .purposesNotDictionary, .unknownPurposeKey: FactList(.key030, .key032)
    case .misspeltKey, .needlessKey: FactList(.key020)
    case .uselessBackgroundMode: FactList(.key040, .key041)
    case .missingBackgroundMode: FactList(.bg001, .bg002)
    case .defaultAccuracyAsString: FactList(.key033, .key034)
    case .singleExplicitSessionKey: FactList(.key044, .auth082)
    }
  }
}
