/// The settings of an app's Info.plist and entitlements, as the rules of a release read them.
public struct AppConfiguration: Hashable, Sendable {
  /// The usage descriptions that are present with a string value.
  public var descriptions: UsageDescriptions
  /// Everything else.
  public var traits: Traits

  /// An app's declarations apart from usage descriptions.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// UIBackgroundModes is an array that contains "location" (KEY-040).
    public static let backgroundMode = Traits(rawValue: 1 << 0)
    /// NSLocationDefaultAccuracyReduced is true (KEY-033).
    public static let defaultAccuracyReduced = Traits(rawValue: 1 << 1)
    /// One of the keys that turn off implicit service sessions is true (KEY-044).
    public static let explicitServiceSession = Traits(rawValue: 1 << 2)
    /// The process is an App Clip (AUTH-055).
    public static let appClip = Traits(rawValue: 1 << 3)
    /// The process is a widget extension (KEY-042).
    public static let widgetExtension = Traits(rawValue: 1 << 4)
    /// The app has a widget with NSWidgetWantsLocation (KEY-042).
    public static let widgetWantsLocation = Traits(rawValue: 1 << 5)
    /// The app has the location push entitlement (KEY-045).
    public static let locationPush = Traits(rawValue: 1 << 6)
  }

  /// Creates a configuration.
  public init(descriptions: UsageDescriptions = [], traits: Traits = []) {
    self.descriptions = descriptions
    self.traits = traits
  }

  /// A configuration with every usage description and the background mode, but nothing unusual.
  public static let complete = AppConfiguration(descriptions: .all, traits: .backgroundMode)
}

/// A set of the usage descriptions of an Info.plist, one for each of their keys.
public struct UsageDescriptions: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The raw bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// NSLocationUsageDescription (KEY-001).
  public static let legacy = UsageDescriptions(rawValue: 1)
  /// NSLocationWhenInUseUsageDescription (KEY-003).
  public static let whenInUse = UsageDescriptions(rawValue: 2)
  /// NSLocationAlwaysUsageDescription (KEY-004).
  public static let legacyAlways = UsageDescriptions(rawValue: 4)
  /// NSLocationAlwaysAndWhenInUseUsageDescription (KEY-005).
  public static let alwaysAndWhenInUse = UsageDescriptions(rawValue: 8)

  /// All four.
  public static let all: UsageDescriptions = [.legacy, .whenInUse, .legacyAlways, .alwaysAndWhenInUse]

  /// Creates the set of one key; nil if the key is not one of the four.
  public init?(_ key: LocationKey) {
    switch key {
    case .legacy: self = .legacy
    case .whenInUse: self = .whenInUse
    case .legacyAlways: self = .legacyAlways
    case .alwaysAndWhenInUse: self = .alwaysAndWhenInUse
    case .temporaryPurposes, .defaultAccuracyReduced, .backgroundModes, .widgetWantsLocation,
      .appClipConfirmation, .requireExplicitSession, .requireExplicitSessionAlternate,
      .requiredDeviceCapabilities:
      return nil
    }
  }

  /// The keys, in the order of their appearance in iOS.
  public var keys: [LocationKey] {
    LocationKey.allCases.filter { key in UsageDescriptions(key).map { contains($0) } ?? false }
  }

  /// The names of the keys, separated by commas.
  public var description: String {
    isEmpty ? "none" : keys.map { $0.rawValue }.joined(separator: ", ")
  }
}
