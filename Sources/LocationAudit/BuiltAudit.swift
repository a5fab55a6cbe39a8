import AppProject

/// Runs those rules over a built product that need no place in code.
enum BuiltAudit {
  /// What one binary is reason enough for; each that is gives a finding of its own.
  private static let ofEachBinary: Set<RuleID> = Set(
    [
      Rule.alwaysDescriptionWithoutWhenInUse, .missingAlwaysDescription, .missingLegacyAlwaysDescription,
      .missingWhenInUseDescription, .onlyLegacyAlwaysDescription, .unknownPurposeKey,
    ].map(\.id))
  /// What is asked of the Info.plist, or of all code together.
  private static let ofAll: Set<RuleID> = Set(
    [
      Rule.blankUsageDescription, .defaultAccuracyAsString, .hostNeedsTexts, .locationPushWithoutAlways,
      .mislabelledPurposeTranslation, .mistypedBackgroundMode, .mistypedKey, .nonStringUsageDescription,
      .oversizedUsageDescription, .requiredDeviceCapability, .singleExplicitSessionKey,
      .unusedAlwaysDescription, .unusedBackgroundMode, .vagueUsageDescription, .widgetWithoutKey,
    ].map(\.id))

  /// The rules that are about an app's set-up rather than about the code that makes it necessary.
  static let aboutSetUp = ofEachBinary.union(ofAll)

  /// Returns what is wrong with a built target, by rule.
  static func findings(in target: AppTarget, code: ProcessCode, rules: [Rule]) -> [Finding] {
    let files = code.files
    let whole = rules.filter { ofAll.contains($0.id) || files.isEmpty && ofEachBinary.contains($0.id) }
    return whole.flatMap { Audit.findings(of: $0, in: target, code: code) }
      + files.flatMap { file in
        let code = code.limited(to: file)
        return rules.filter { ofEachBinary.contains($0.id) }
          .flatMap { Audit.findings(of: $0, in: target, code: code) }
      }
  }
}
