public import LocationPolicy
public import Phrases

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
  /// A usage description is not a string (KEY-018).
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
  case needlessKey(String, reason: Phrase)
  /// The background mode for location is written so that it does not count (KEY-041).
  case uselessBackgroundMode(reason: Phrase)
  /// Updates are to go on in the background without the background mode (KEY-040).
  case missingBackgroundMode
  /// The key for reduced accuracy has a text where a truth value is asked for (KEY-034).
  case defaultAccuracyAsString(String)
  /// Only one of the two spellings of the key that turns implicit sessions off is there (KEY-044).
  case singleExplicitSessionKey(LocationKey, other: LocationKey)

  /// The kinds of problems, each with the name that reports give it.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The text of a first prompt is missing.
    case missingWhenInUseDescription = "missing-when-in-use-description"
    /// The text of the Always prompts is missing.
    case missingAlwaysDescription = "missing-always-description"
    /// The only Always text is the old one.
    case onlyLegacyAlwaysDescription = "only-legacy-always-description"
    /// The Always text stands alone.
    case alwaysDescriptionWithoutWhenInUse = "always-description-without-when-in-use"
    /// The old Always text is missing where it is the only one.
    case missingLegacyAlwaysDescription = "missing-legacy-always-description"
    /// A text is empty.
    case blankUsageDescription = "blank-usage-description"
    /// A text is none, or the texts for full accuracy are no dictionary.
    case nonStringUsageDescription = "non-string-usage-description"
    /// A text is too long for the store.
    case oversizedUsageDescription = "oversized-usage-description"
    /// Full accuracy is asked for with a purpose key that has no text.
    case unknownPurposeKey = "unknown-purpose-key"
    /// A key is almost a location key.
    case mistypedKey = "mistyped-key"
    /// The background mode for location is written so that it does not count.
    case mistypedBackgroundMode = "mistyped-background-mode"
    /// Updates are to go on in the background without the background mode.
    case backgroundUpdatesWithoutMode = "background-updates-without-mode"
    /// The key for reduced accuracy has a text.
    case defaultAccuracyAsString = "default-accuracy-as-string"
    /// Only one of two spellings is there.
    case singleExplicitSessionKey = "single-explicit-session-key"
  }

  /// What kind of problem it is.
  public var kind: Kind {
    switch self {
    case .missingDescriptions: .missingWhenInUseDescription
    case .missingAlwaysDescription: .missingAlwaysDescription
    case .onlyLegacyAlwaysDescription: .onlyLegacyAlwaysDescription
    case .alwaysDescriptionWithoutWhenInUse: .alwaysDescriptionWithoutWhenInUse
    case .missingLegacyAlwaysDescription: .missingLegacyAlwaysDescription
    case .blankDescriptions: .blankUsageDescription
    case .descriptionNotString, .purposesNotDictionary: .nonStringUsageDescription
    case .oversizedDescription: .oversizedUsageDescription
    case .unknownPurposeKey: .unknownPurposeKey
    case .misspeltKey, .needlessKey: .mistypedKey
    case .uselessBackgroundMode: .mistypedBackgroundMode
    case .missingBackgroundMode: .backgroundUpdatesWithoutMode
    case .defaultAccuracyAsString: .defaultAccuracyAsString
    case .singleExplicitSessionKey: .singleExplicitSessionKey
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

  /// Returns whether it bites on a release, which is where the key is read that it is about.
  public func bites(under policy: AuthorizationPolicy) -> Bool { key.isRead(under: policy) }

  /// The key whose readers it bites.
  private var key: LocationKey {
    switch self {
    case .missingDescriptions, .missingAlwaysDescription, .blankDescriptions, .descriptionNotString,
      .oversizedDescription:
      .whenInUse
    case .onlyLegacyAlwaysDescription, .alwaysDescriptionWithoutWhenInUse: .alwaysAndWhenInUse
    case .missingLegacyAlwaysDescription: .legacyAlways
    case .purposesNotDictionary, .unknownPurposeKey: .temporaryPurposes
    case .misspeltKey(_, meant: let key), .singleExplicitSessionKey(let key, _): key
    case .needlessKey, .uselessBackgroundMode, .missingBackgroundMode: .backgroundModes
    case .defaultAccuracyAsString: .defaultAccuracyReduced
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
