public import LocationPolicy
public import Phrases

/// A mistake in an Info.plist, either for a particular use or for any app.
public enum ConfigurationProblem: Hashable, Sendable {
  /// The texts that a request needs are missing, and there is no other text in their place (KEY-010).
  case missingDescriptions([LocationKey])
  /// Always is requested with only the when-in-use text (KEY-005).
  case missingAlwaysDescription
  /// Always is requested with only the text of iOS 8 to 10, which iOS 11 stopped reading (KEY-006).
  case onlyLegacyAlwaysDescription(missing: [LocationKey])
  /// The Always text is present without the when-in-use text (KEY-007).
  case alwaysDescriptionWithoutWhenInUse
  /// Always is requested on iOS 8 to 10 without the only text that they read (KEY-004).
  case missingLegacyAlwaysDescription
  /// Usage descriptions are empty (KEY-013).
  case blankDescriptions([LocationKey])
  /// A usage description is not a string (KEY-018).
  case descriptionNotString(LocationKey)
  /// A usage description is longer than the store accepts (KEY-013).
  case oversizedDescription(LocationKey, bytes: Int)
  /// The texts for full accuracy are not a dictionary (KEY-030).
  case purposesNotDictionary
  /// Full accuracy is requested with a purpose key that has no text (KEY-032); nil for a key that is not known yet.
  case unknownPurposeKey(String?, known: [String])
  /// A key is almost a location key (KEY-020).
  case misspeltKey(String, meant: LocationKey)
  /// A key is almost a location key, but does no harm.
  case needlessKey(String, reason: Phrase)
  /// The background mode for location is written in a way that does not count (KEY-041).
  case uselessBackgroundMode(reason: Phrase)
  /// Updates are to continue in the background without the background mode (KEY-040).
  case missingBackgroundMode
  /// The key for reduced accuracy has a text instead of a Boolean (KEY-034).
  case defaultAccuracyAsString(String)
  /// Only one of the two spellings of the key that turns off implicit sessions is present (KEY-044).
  case singleExplicitSessionKey(LocationKey, other: LocationKey)

  /// The kinds of problems, each with its name in reports.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// The text of a first prompt is missing.
    case missingWhenInUseDescription = "missing-when-in-use-description"
    /// The text of the Always prompts is missing.
    case missingAlwaysDescription = "missing-always-description"
    /// Only the old Always text is present.
    case onlyLegacyAlwaysDescription = "only-legacy-always-description"
    /// The Always text is present without the when-in-use text.
    case alwaysDescriptionWithoutWhenInUse = "always-description-without-when-in-use"
    /// The old Always text is missing on releases that read no other.
    case missingLegacyAlwaysDescription = "missing-legacy-always-description"
    /// A text is empty.
    case blankUsageDescription = "blank-usage-description"
    /// A text is not a string, or the texts for full accuracy are not a dictionary.
    case nonStringUsageDescription = "non-string-usage-description"
    /// A text is too long for the store.
    case oversizedUsageDescription = "oversized-usage-description"
    /// Full accuracy is requested with a purpose key that has no text.
    case unknownPurposeKey = "unknown-purpose-key"
    /// A key is almost a location key.
    case mistypedKey = "mistyped-key"
    /// The background mode for location is written in a way that does not count.
    case mistypedBackgroundMode = "mistyped-background-mode"
    /// Updates are to continue in the background without the background mode.
    case backgroundUpdatesWithoutMode = "background-updates-without-mode"
    /// The key for reduced accuracy has a text.
    case defaultAccuracyAsString = "default-accuracy-as-string"
    /// Only one of two spellings is present.
    case singleExplicitSessionKey = "single-explicit-session-key"
  }

  /// The kind of the problem.
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

  /// The entries to add or fix; a dot separates the levels of a dictionary.
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

  /// Returns whether the problem applies to a release, which it does if the release reads the key.
  public func bites(under policy: AuthorizationPolicy) -> Bool { key.isRead(under: policy) }

  /// The key that releases must read for the problem to apply.
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

  /// The facts that make it a problem.
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
