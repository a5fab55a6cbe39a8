extension InfoPlistValues {
  /// Creates the values that say what a configuration says, for one that was made by hand.
  ///
  /// What no Info.plist says is left out: entitlements, and what the app's widgets want.
  ///
  /// - Parameters:
  ///   - configuration: What the Info.plist declares.
  ///   - usageTexts: The texts of usage descriptions by key; one that is not given gets a text of its own.
  ///   - purposeTexts: The texts for full accuracy by purpose key.
  public init(
    saying configuration: AppConfiguration, usageTexts: [String: String] = [:],
    purposeTexts: [String: String] = [:]
  ) {
    var values: [String: TableValue] = [:]
    for key in configuration.descriptions.keys {
      values[key.rawValue] = .string(usageTexts[key.rawValue] ?? "Where you are is shown on the map.")
    }
    let traits = configuration.traits
    if traits.contains(.backgroundMode) { values[LocationKey.backgroundModes.rawValue] = ["location"] }
    if traits.contains(.defaultAccuracyReduced) {
      values[LocationKey.defaultAccuracyReduced.rawValue] = true
    }
    if traits.contains(.explicitServiceSession) {
      values[LocationKey.requireExplicitSession.rawValue] = true
      values[LocationKey.requireExplicitSessionAlternate.rawValue] = true
    }
    if traits.contains(.appClip) { values["NSAppClip"] = [:] }
    if traits.contains(.widgetExtension) {
      values["NSExtension"] = ["NSExtensionPointIdentifier": .string(Self.widgetExtensionPoint)]
      if traits.contains(.widgetWantsLocation) { values[LocationKey.widgetWantsLocation.rawValue] = true }
    }
    if !purposeTexts.isEmpty {
      values[LocationKey.temporaryPurposes.rawValue] = .object(purposeTexts.mapValues(TableValue.string))
    }
    self.init(values)
  }
}
