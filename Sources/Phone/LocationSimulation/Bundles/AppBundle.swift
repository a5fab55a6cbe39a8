public import LocationPolicy

/// The contents of an app that matter when it is installed.
public struct AppBundle: Hashable, Sendable {
  /// The name that prompts show.
  public var name: String
  /// The bundle identifier.
  public var identifier: String
  /// The declarations of the Info.plist, as the rules read them.
  public var configuration: AppConfiguration
  /// The texts of the usage descriptions, by Info.plist key.
  public var usageTexts: [String: String]
  /// The entries of NSLocationTemporaryUsageDescriptionDictionary, by purpose key (KEY-030).
  public var purposeTexts: [String: String]
  /// The Info.plist that was read; nil for a bundle created by hand.
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
  /// The usage descriptions that counted when the Info.plist was read.
  let descriptions: UsageDescriptions

  /// The traits of a bundle that come from elsewhere.
  private static let others: AppConfiguration.Traits = [.locationPush, .widgetWantsLocation]

  /// Returns whether the bundle still matches the Info.plist.
  func says(what bundle: AppBundle) -> Bool {
    bundle.configuration.descriptions == descriptions
      && bundle.configuration.traits.union(Self.others) == values.traits.union(Self.others)
      && bundle.usageTexts == values.usageTexts && bundle.purposeTexts == values.purposeTexts
  }
}

extension AppBundle {
  /// Creates the bundle from the values of an Info.plist.
  ///
  /// The name and the identifier default to those of the Info.plist. The rules' assumptions decide whether values of
  /// a wrong type count (KEY-018, KEY-034, KEY-041).
  public init(
    infoPlist values: InfoPlistValues, name: String? = nil, identifier: String? = nil,
    under policy: AuthorizationPolicy = .policy(for: .newest)
  ) {
    self.init(
      name: name ?? values.text("CFBundleDisplayName") ?? values.text("CFBundleName") ?? "App",
      identifier: identifier ?? values.text("CFBundleIdentifier"),
      configuration: values.configuration(under: policy), usageTexts: values.usageTexts,
      purposeTexts: values.purposeTexts)
    read = ReadInfoPlist(values: values, descriptions: configuration.descriptions)
  }

  /// The Info.plist: as it was read, or one that reflects later changes or a bundle created by hand.
  public var infoPlist: InfoPlistValues {
    if let read, read.says(what: self) { return read.values }
    return InfoPlistValues(saying: configuration, usageTexts: usageTexts, purposeTexts: purposeTexts)
  }
}
