extension InfoPlistValues {
  /// Returns the configuration that the values describe under the rules of a release.
  ///
  /// The rules' assumptions decide whether values of a wrong type count (KEY-018, KEY-034, KEY-041).
  public func configuration(under policy: AuthorizationPolicy) -> AppConfiguration {
    var traits = traits
    if !requiresExplicitSession(by: policy.assumptions.explicitSessionKeys) {
      traits.remove(.explicitServiceSession)
    }
    return AppConfiguration(descriptions: descriptions(under: policy), traits: traits)
  }

  /// Returns the usage descriptions that count.
  func descriptions(under policy: AuthorizationPolicy) -> UsageDescriptions {
    UsageDescriptions.all.keys.filter { written($0).counts(under: policy) }
      .compactMap(UsageDescriptions.init).reduce(into: []) { $0.formUnion($1) }
  }

  /// All other declarations that matter to location.
  public var traits: AppConfiguration.Traits {
    var traits: AppConfiguration.Traits = []
    if hasBackgroundMode { traits.insert(.backgroundMode) }
    if self[.defaultAccuracyReduced] == true { traits.insert(.defaultAccuracyReduced) }
    if requiresExplicitSession(by: .either) { traits.insert(.explicitServiceSession) }
    if values["NSAppClip"] != nil { traits.insert(.appClip) }
    if isWidget {
      traits.insert(.widgetExtension)
      if wantsLocation { traits.insert(.widgetWantsLocation) }
    }
    return traits
  }

  /// Returns whether implicit service sessions are off (KEY-044).
  private func requiresExplicitSession(by keys: ExplicitSessionKeys) -> Bool {
    switch keys {
    case .either: self[.requireExplicitSession] == true || self[.requireExplicitSessionAlternate] == true
    case .location: self[.requireExplicitSession] == true
    case .coreLocation: self[.requireExplicitSessionAlternate] == true
    }
  }

  /// Whether the Info.plist belongs to a widget extension (KEY-042).
  public var isWidget: Bool {
    values["NSExtension"]?["NSExtensionPointIdentifier"] == .string(Self.widgetExtensionPoint)
  }

  /// The extension point of widgets.
  static let widgetExtensionPoint = "com.apple.widgetkit-extension"

  /// Whether the Info.plist has any location settings.
  public var concernsLocation: Bool {
    hasBackgroundMode
      || values.keys.contains { $0.hasPrefix("NSLocation") || $0 == LocationKey.widgetWantsLocation.rawValue }
  }

  /// The texts of the usage descriptions by key.
  public var usageTexts: [String: String] {
    UsageDescriptions.all.keys.reduce(into: [:]) { texts, key in
      if case .string(let text)? = self[key] { texts[key.rawValue] = text }
    }
  }

  /// The texts for full accuracy by purpose key (KEY-030).
  public var purposeTexts: [String: String] {
    guard case .object(let entries)? = self[.temporaryPurposes] else { return [:] }
    return entries.compactMapValues { value in
      guard case .string(let text) = value else { return nil }
      return text
    }
  }
}
