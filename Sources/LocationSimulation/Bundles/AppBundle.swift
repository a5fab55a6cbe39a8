public import LocationPolicy

/// What an app brings along when it is installed.
public struct AppBundle: Hashable, Sendable {
  /// The name that prompts show.
  public var name: String
  /// The bundle identifier.
  public var identifier: String
  /// What the Info.plist declares, as far as the rules read it.
  public var configuration: AppConfiguration
  /// The texts of the usage descriptions, by Info.plist key.
  public var usageTexts: [String: String]
  /// The entries of NSLocationTemporaryUsageDescriptionDictionary, by purpose key (KEY-030).
  public var purposeTexts: [String: String]
  /// The Info.plist that was read; nil for a bundle made by hand.
  var read: ReadInfoPlist?

  /// Creates a bundle by hand.
  public init(
    name: String, identifier: String? = nil, configuration: AppConfiguration = .complete,
    usageTexts: [String: String] = [:], purposeTexts: [String: String] = [:]
  ) {
    self.name = name
    self.identifier = identifier ?? "com.example.\(name)"
    self.configuration = configuration
    self.usageTexts = usageTexts
    self.purposeTexts = purposeTexts
  }
}

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
