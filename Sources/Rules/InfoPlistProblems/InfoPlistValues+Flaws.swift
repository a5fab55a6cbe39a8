package import LocationPolicy
import Phrases

extension InfoPlistValues {
  /// Returns the problems with existing values of the keys that matter to a use.
  ///
  /// For any use, even a key that no release reads anymore counts; for a particular use, only keys that the releases
  /// read.
  func flaws(for use: IntendedUse, under policies: [AuthorizationPolicy]) -> [ConfigurationProblem] {
    let keys = use.keys.filter { use == .anything || policies.contains(where: $0.isRead) }
    let texts = LocationKey.usageDescriptions.filter(keys.contains)
    return misspellings(of: keys, under: policies) + textFlaws(texts)
      + (keys.contains(.temporaryPurposes) ? purposeFlaw : [])
      + (keys.contains(.backgroundModes) ? backgroundModeFlaw : [])
      + (keys.contains(.defaultAccuracyReduced) ? defaultAccuracyFlaw : [])
      + (keys.contains(.requireExplicitSession) ? explicitSessionFlaw : [])
  }

  /// Returns the problem with a key that is almost a location key; nil for all other keys.
  package func misspelling(_ key: String, under policies: [AuthorizationPolicy]) -> ConfigurationProblem? {
    guard let meant = KeySpelling.intended(by: key) else { return nil }
    if self[meant] != nil { return .needlessKey(key, reason: "\(meant.rawValue) is present as well") }
    guard policies.contains(where: meant.isRead) else {
      return .needlessKey(key, reason: "no release that the app supports reads \(meant.rawValue)")
    }
    return .misspeltKey(key, meant: meant)
  }

  private func misspellings(
    of keys: [LocationKey], under policies: [AuthorizationPolicy]
  ) -> [ConfigurationProblem] {
    values.keys.sorted().compactMap { key in
      guard case .misspeltKey(_, let meant)? = misspelling(key, under: policies), keys.contains(meant) else {
        return nil
      }
      return .misspeltKey(key, meant: meant)
    }
  }

  private func textFlaws(_ keys: [LocationKey]) -> [ConfigurationProblem] {
    let blank = keys.filter { written($0) == .blank }
    return (blank.isEmpty ? [] : [.blankDescriptions(blank)]) + keys.compactMap(textFlaw)
  }

  private func textFlaw(_ key: LocationKey) -> ConfigurationProblem? {
    switch written(key) {
    case .notString: .descriptionNotString(key)
    case .text(let text) where UsageDescription.text(text).isTooLong:
      .oversizedDescription(key, bytes: text.utf8.count)
    case .missing, .mistyped, .blank, .text: nil
    }
  }

  private var purposeFlaw: [ConfigurationProblem] {
    switch self[.temporaryPurposes] {
    case .object?, nil: []
    case .null, .boolean, .integer, .number, .string, .array: [.purposesNotDictionary]
    }
  }

  private var backgroundModeFlaw: [ConfigurationProblem] {
    guard let misspeltBackgroundMode else { return [] }
    let reason: Phrase =
      backgroundModes == nil
      ? "UIBackgroundModes is the string \"\(misspeltBackgroundMode)\" instead of an array"
      : "\"\(misspeltBackgroundMode)\" is not the name of the mode, which is \"location\""
    return [.uselessBackgroundMode(reason: reason)]
  }

  private var defaultAccuracyFlaw: [ConfigurationProblem] {
    guard case .string(let text)? = self[.defaultAccuracyReduced] else { return [] }
    return [.defaultAccuracyAsString(text)]
  }

  private var explicitSessionFlaw: [ConfigurationProblem] {
    let keys: [LocationKey] = [.requireExplicitSession, .requireExplicitSessionAlternate]
    guard let set = keys.first(where: { self[$0] == true }),
      let other = keys.first(where: { self[$0] != true })
    else { return [] }
    return [.singleExplicitSessionKey(set, other: other)]
  }
}
