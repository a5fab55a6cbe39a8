/// An Info.plist key that affects location; the only list of these keys.
///
/// They are in the order of the tables: the usage descriptions as they appeared in iOS, then everything else.
public enum LocationKey: String, Sendable, CaseIterable, Hashable {
  /// The optional text of the prompt of iOS 7; ignored from iOS 8 on.
  case legacy = "NSLocationUsageDescription"
  /// The text of every first prompt; needed by each request.
  case whenInUse = "NSLocationWhenInUseUsageDescription"
  /// The text of the Always prompt of iOS 8 to 10; ignored from iOS 11 on.
  case legacyAlways = "NSLocationAlwaysUsageDescription"
  /// The text of the Always prompts from iOS 11 on; works only together with the when-in-use text.
  case alwaysAndWhenInUse = "NSLocationAlwaysAndWhenInUseUsageDescription"
  /// The texts of the prompts for temporary full accuracy, by purpose key.
  case temporaryPurposes = "NSLocationTemporaryUsageDescriptionDictionary"
  /// Whether the app starts with reduced accuracy.
  case defaultAccuracyReduced = "NSLocationDefaultAccuracyReduced"
  /// The background modes of the app.
  case backgroundModes = "UIBackgroundModes"
  /// Whether a widget uses location; belongs to the widget extension.
  case widgetWantsLocation = "NSWidgetWantsLocation"
  /// Whether an App Clip may confirm where it was invoked; the dot separates the levels of a dictionary.
  case appClipConfirmation = "NSAppClip.NSAppClipRequestLocationConfirmation"
  /// Turns off implicit service sessions, as spelled in the WWDC session and one article.
  case requireExplicitSession = "NSLocationRequireExplicitServiceSession"
  /// Turns off implicit service sessions, as spelled in the header and another article.
  case requireExplicitSessionAlternate = "CLRequireExplicitServiceSession"
  /// The capabilities that a device must have for the store to install the app.
  case requiredDeviceCapabilities = "UIRequiredDeviceCapabilities"

  /// The keys whose value is a text that a prompt of iOS 8 or later shows, the most needed first.
  public static let usageDescriptions: [LocationKey] = [.whenInUse, .alwaysAndWhenInUse, .legacyAlways]

  /// The name that Xcode's property list editor shows instead of the key; nil if it shows none.
  public var displayName: String? {
    switch self {
    case .whenInUse: "Privacy - Location When In Use Usage Description"
    case .alwaysAndWhenInUse: "Privacy - Location Always and When In Use Usage Description"
    case .legacyAlways: "Privacy - Location Always Usage Description"
    case .legacy: "Privacy - Location Usage Description"
    case .temporaryPurposes: "Privacy - Location Temporary Usage Description Dictionary"
    case .defaultAccuracyReduced: "Privacy - Location Default Accuracy Reduced"
    case .widgetWantsLocation: "Widget Wants Location"
    case .backgroundModes: "Required background modes"
    case .requiredDeviceCapabilities: "Required device capabilities"
    case .appClipConfirmation, .requireExplicitSession, .requireExplicitSessionAlternate: nil
    }
  }

  /// The type that the value must have.
  public var type: String {
    switch self {
    case .legacy, .whenInUse, .legacyAlways, .alwaysAndWhenInUse: "string"
    case .temporaryPurposes: "dict<string,string>"
    case .defaultAccuracyReduced, .requireExplicitSession, .requireExplicitSessionAlternate: "bool"
    case .backgroundModes: "array<string> containing 'location'"
    case .widgetWantsLocation: "bool (widget extension)"
    case .appClipConfirmation: "bool in dict (App Clip target)"
    case .requiredDeviceCapabilities: "array<string> or dict<string,bool>"
    }
  }

  /// The facts about the key.
  public var facts: FactList {
    switch self {
    case .legacy: FactList(.key001, .key002)
    case .whenInUse: FactList(.key003)
    case .legacyAlways: FactList(.key004, .key006)
    case .alwaysAndWhenInUse: FactList(.key005)
    case .temporaryPurposes: FactList(.key030)
    case .defaultAccuracyReduced: FactList(.key033)
    case .backgroundModes: FactList(.key040, .key041)
    case .widgetWantsLocation: FactList(.key042)
    case .appClipConfirmation: FactList(.key043)
    case .requireExplicitSession, .requireExplicitSessionAlternate: FactList(.key044)
    case .requiredDeviceCapabilities: FactList(.key046)
    }
  }
}
