import AppProject
import LocationPolicy

extension AuditContext {
  /// What the Info.plist and the kind of the target amount to under the rules of a release.
  func appConfiguration(under policy: AuthorizationPolicy) -> AppConfiguration {
    var descriptions: UsageDescriptions = []
    for key in UsageDescriptions.all.keys {
      guard let description = UsageDescriptions(key: key) else { continue }
      if usageDescriptionValue(of: key).counts(under: policy) { descriptions.insert(description) }
    }
    return AppConfiguration(descriptions: descriptions, traits: traits)
  }

  /// What the Info.plist has for a usage description, as the system and the store judge it.
  func usageDescriptionValue(of key: String) -> UsageDescriptionValue {
    switch infoPlist?[key] {
    case .string(let text)?: .value(of: text)
    case .boolean, .integer, .real, .date, .data, .array, .dictionary: .wrongType
    case nil: .absent
    }
  }

  private var traits: AppConfiguration.Traits {
    var traits: AppConfiguration.Traits = []
    if hasBackgroundMode { traits.insert(.backgroundMode) }
    if isTrue(.defaultAccuracyReduced) { traits.insert(.defaultAccuracyReduced) }
    if isTrue(.requireExplicitSession) || isTrue(.requireExplicitSessionAlternate) {
      traits.insert(.explicitServiceSession)
    }
    if target.kind == .appClip { traits.insert(.appClip) }
    if target.kind == .widget { traits.insert(.widgetExtension) }
    return traits
  }

  private func isTrue(_ key: LocationKey) -> Bool { entry(key)?.value == .boolean(true) }

  /// The name that prompts show.
  var appName: String {
    for key in ["CFBundleDisplayName", "CFBundleName"] {
      if case .string(let name)? = infoPlist?[key], !name.isEmpty, !name.contains("$") { return name }
    }
    return configuration.settings["PRODUCT_NAME"].flatMap { $0.isEmpty || $0.contains("$") ? nil : $0 }
      ?? target.name
  }
}
