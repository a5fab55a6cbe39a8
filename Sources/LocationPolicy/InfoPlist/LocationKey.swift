/// An Info.plist key that decides how location behaves.
public enum LocationKey: String, Sendable, CaseIterable, Hashable {
  /// The text of every first prompt; needed by each request.
  case whenInUse = "NSLocationWhenInUseUsageDescription"
  /// The text of the Always prompts from iOS 11 on; works only beside the when-in-use text.
  case alwaysAndWhenInUse = "NSLocationAlwaysAndWhenInUseUsageDescription"
  /// The text of the Always prompt of iOS 8 to 10; ignored from iOS 11 on.
  case legacyAlways = "NSLocationAlwaysUsageDescription"
  /// The optional text of the prompt of iOS 7; ignored from iOS 8 on.
  case legacy = "NSLocationUsageDescription"
  /// The texts of the prompts for temporary full accuracy, by purpose key.
  case temporary = "NSLocationTemporaryUsageDescriptionDictionary"
  /// Whether the app starts with reduced accuracy.
  case defaultAccuracyReduced = "NSLocationDefaultAccuracyReduced"
  /// Whether a widget uses location; belongs to the widget extension.
  case widgetWantsLocation = "NSWidgetWantsLocation"
  /// What the app may do in background.
  case backgroundModes = "UIBackgroundModes"
  /// Turns implicit service sessions off, as the session talk and one article spell it.
  case requireExplicitSession = "NSLocationRequireExplicitServiceSession"
  /// Turns implicit service sessions off, as the header and another article spell it.
  case requireExplicitSessionAlternate = "CLRequireExplicitServiceSession"
  /// What the device must have for the store to install the app.
  case requiredDeviceCapabilities = "UIRequiredDeviceCapabilities"

  /// The keys whose value is a text that a prompt shows.
  public static let usageDescriptions: [LocationKey] = [.whenInUse, .alwaysAndWhenInUse, .legacyAlways]

  /// The name that Xcode's property list editor shows instead of the key, or nil.
  public var displayName: String? {
    switch self {
    case .whenInUse: "Privacy - Location When In Use Usage Description"
    case .alwaysAndWhenInUse: "Privacy - Location Always and When In Use Usage Description"
    case .legacyAlways: "Privacy - Location Always Usage Description"
    case .legacy: "Privacy - Location Usage Description"
    case .temporary: "Privacy - Location Temporary Usage Description Dictionary"
    case .defaultAccuracyReduced: "Privacy - Location Default Accuracy Reduced"
    case .widgetWantsLocation: "Widget Wants Location"
    case .backgroundModes: "Required background modes"
    case .requiredDeviceCapabilities: "Required device capabilities"
    case .requireExplicitSession, .requireExplicitSessionAlternate: nil
    }
  }

  /// The releases that read the key.
  public var releases: ClosedRange<Release> { Self.readingReleases[self] ?? .iOS7 ... .newest }

  private static let readingReleases: [LocationKey: ClosedRange<Release>] = Dictionary(
    uniqueKeysWithValues: allCases.compactMap { key in
      guard let rule = InfoPlistKey.all.first(where: { $0.name == key.rawValue }) else { return nil }
      let reading = Release.allCases.filter { rule.isRead(.policy(for: $0)) }
      guard let first = reading.first, let last = reading.last else { return nil }
      return (key, first...last)
    })
}
