import LocationPolicy

/// The Info.plist that a bundle was read from.
struct ReadInfoPlist: Hashable, Sendable {
  let values: InfoPlistValues
  /// The usage descriptions that counted when it was read.
  let descriptions: UsageDescriptions

  /// What a bundle has from elsewhere.
  private static let others: AppConfiguration.Traits = [.locationPush, .widgetWantsLocation]

  /// Whether nothing was set in the bundle since that the Info.plist does not say.
  func says(what bundle: AppBundle) -> Bool {
    bundle.configuration.descriptions == descriptions
      && bundle.configuration.traits.union(Self.others) == values.traits.union(Self.others)
      && bundle.usageTexts == values.usageTexts && bundle.purposeTexts == values.purposeTexts
  }
}
