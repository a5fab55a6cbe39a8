public import LocationPolicy

extension InfoPlistValues {
  /// Returns the problems for a use that an app is about to make, under at least one of some policies.
  ///
  /// `sextant check` and the client library share this function. Problems that only matter to users on other releases
  /// are omitted; missing entries come first, then wrong ones.
  public func problems(for use: IntendedUse, under policies: [AuthorizationPolicy]) -> [ConfigurationProblem]
  {
    (needs(of: use, under: policies) + flaws(for: use, under: policies)).filter {
      policies.contains(where: $0.bites)
    }
  }

  /// Returns the problems with missing entries for a use.
  private func needs(of use: IntendedUse, under policies: [AuthorizationPolicy]) -> [ConfigurationProblem] {
    switch use {
    case .anything: []
    case .whenInUse: whenInUseNeeds
    case .always: alwaysNeeds(under: policies)
    case .fullAccuracy(let key): purposeNeed(key).map { [$0] } ?? []
    case .backgroundUpdates: lacksBackgroundMode ? [.missingBackgroundMode] : []
    }
  }

  private var whenInUseNeeds: [ConfigurationProblem] {
    guard description(.whenInUse) == .missing else { return [] }
    let others: [ConfigurationProblem] =
      alwaysTexts == .withoutWhenInUse ? [.alwaysDescriptionWithoutWhenInUse] : []
    return [.missingDescriptions([.whenInUse])] + others
  }

  private func alwaysNeeds(under policies: [AuthorizationPolicy]) -> [ConfigurationProblem] {
    switch alwaysTexts {
    case .complete: legacyNeed
    case .onlyLegacy:
      [
        .onlyLegacyAlwaysDescription(
          missing: [.whenInUse, .alwaysAndWhenInUse].filter { description($0) == .missing })
      ]
    case .withoutWhenInUse: [.alwaysDescriptionWithoutWhenInUse] + legacyNeed
    case .missing:
      policies.contains(where: LocationKey.alwaysAndWhenInUse.isRead)
        ? [.missingAlwaysDescription] : legacyNeed
    case .nothing: [.missingDescriptions(alwaysKeys(under: policies))]
    }
  }

  private var legacyNeed: [ConfigurationProblem] {
    description(.legacyAlways) == .missing ? [.missingLegacyAlwaysDescription] : []
  }

  /// Returns the texts that a request for Always needs under one of the policies.
  private func alwaysKeys(under policies: [AuthorizationPolicy]) -> [LocationKey] {
    let needed = policies.reduce(into: UsageDescriptions()) { $0.formUnion($1.alwaysDescriptions.value) }
    return LocationKey.usageDescriptions.filter { needed.keys.contains($0) }
  }

  private func purposeNeed(_ key: String?) -> ConfigurationProblem? {
    let known: [String]
    switch self[.temporaryPurposes] {
    case .object(let texts)?: known = texts.keys.sorted()
    case nil where misspelling(of: .temporaryPurposes) == nil: known = []
    // An entry of the wrong type is reported as a separate problem.
    case nil, .null, .boolean, .integer, .number, .string, .array: return nil
    }
    if let key { return known.contains(key) ? nil : .unknownPurposeKey(key, known: known) }
    return known.isEmpty ? .unknownPurposeKey(nil, known: []) : nil
  }
}
