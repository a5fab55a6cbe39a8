/// What an app's Info.plist and entitlements say, as far as the rules of a release read them.
public struct AppConfiguration: Hashable, Sendable {
  /// The usage descriptions that are present with a string value.
  public var descriptions: UsageDescriptions
  /// Everything else.
  public var traits: Traits

  /// What an app declares apart from usage descriptions.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
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

  /// Every usage description, the background mode, nothing unusual.
  public static let complete = AppConfiguration(descriptions: .all, traits: .backgroundMode)
}
