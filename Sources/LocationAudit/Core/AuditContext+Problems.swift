import LocationPolicy

extension AuditContext {
  /// Returns what is wrong with the Info.plist for a use, on the releases that the target installs on.
  ///
  /// Without an Info.plist nothing can be said.
  func problems(for use: IntendedUse) -> [ConfigurationProblem] {
    infoPlist == nil ? [] : values.problems(for: use, under: deployedPolicies)
  }

  /// Returns the first problem of a kind for a use, or nil.
  func problem(_ kind: ConfigurationProblem.Kind, for use: IntendedUse) -> ConfigurationProblem? {
    problems(for: use).first { $0.kind == kind }
  }

  /// Whether a finding about a request for Always already says that the when-in-use text is missing.
  var alwaysFindingNamesWhenInUse: Bool {
    guard !code.alwaysRequests.isEmpty else { return false }
    return switch values.alwaysTexts {
    case .onlyLegacy, .withoutWhenInUse: true
    case .complete, .missing, .nothing: false
    }
  }
}
