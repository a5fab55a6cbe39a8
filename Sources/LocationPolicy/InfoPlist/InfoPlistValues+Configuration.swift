extension InfoPlistValues {
  /// What the values amount to under the rules of a release.
  ///
  /// Values of a wrong type count as the assumptions of the rules say (KEY-018, KEY-034, KEY-041).
  public func configuration(under policy: AuthorizationPolicy) -> AppConfiguration {
    AppConfiguration(descriptions: descriptions(under: policy), traits: traits)
  }

  /// The usage descriptions that count.
  func descriptions(under policy: AuthorizationPolicy) -> UsageDescriptions {
    UsageDescriptions.all.keys.reduce(into: []) { found, key in
      guard let description = UsageDescriptions(key: key) else { return }
      if usageDescriptionValue(of: key).counts(under: policy) { found.insert(description) }
    }
  }

  /// Everything else that location reads.
  public var traits: AppConfiguration.Traits {
    var traits: AppConfiguration.Traits = []
    if hasBackgroundMode { traits.insert(.backgroundMode) }
    if self[.defaultAccuracyReduced] == true { traits.insert(.defaultAccuracyReduced) }
    if self[.requireExplicitSession] == true || self[.requireExplicitSessionAlternate] == true {
      traits.insert(.explicitServiceSession)
    }
    if values["NSAppClip"] != nil { traits.insert(.appClip) }
    if values["NSExtension"]?["NSExtensionPointIdentifier"] == "com.apple.widgetkit-extension" {
      traits.insert(.widgetExtension)
      if wantsLocation { traits.insert(.widgetWantsLocation) }
    }
    return traits
  }

  /// The texts of the usage descriptions by key.
  public var usageTexts: [String: String] {
    UsageDescriptions.all.keys.reduce(into: [:]) { texts, key in
      if case .string(let text)? = values[key] { texts[key] = text }
    }
  }

  /// The texts for full accuracy by purpose key (KEY-030).
  public var purposeTexts: [String: String] {
    guard case .object(let entries)? = self[.temporary] else { return [:] }
    return entries.compactMapValues { value in
      guard case .string(let text) = value else { return nil }
      return text
    }
  }
}
