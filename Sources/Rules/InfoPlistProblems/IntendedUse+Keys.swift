import LocationPolicy

extension IntendedUse {
  /// The keys whose values matter to the use.
  var keys: [LocationKey] {
    let sessions: [LocationKey] = [.requireExplicitSession, .requireExplicitSessionAlternate]
    return switch self {
    case .anything: LocationKey.allCases
    case .whenInUse: [.whenInUse, .defaultAccuracyReduced] + sessions
    case .always: LocationKey.usageDescriptions + [.defaultAccuracyReduced] + sessions
    case .fullAccuracy: [.temporaryPurposes]
    case .backgroundUpdates: [.backgroundModes] + sessions
    }
  }
}
