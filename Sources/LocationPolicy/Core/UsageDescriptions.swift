/// A set of the usage descriptions of an Info.plist, one for each of their keys.
public struct UsageDescriptions: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
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

  /// Creates the set of one key; nil when the key is not one of the four.
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
