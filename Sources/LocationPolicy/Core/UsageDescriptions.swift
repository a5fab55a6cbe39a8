/// The usage descriptions of an Info.plist.
public struct UsageDescriptions: OptionSet, Hashable, Sendable, CustomStringConvertible {
  /// The bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// NSLocationUsageDescription (KEY-001).
  public static let anyUse = UsageDescriptions(rawValue: 1)
  /// NSLocationWhenInUseUsageDescription (KEY-003).
  public static let whenInUse = UsageDescriptions(rawValue: 2)
  /// NSLocationAlwaysUsageDescription (KEY-004).
  public static let always = UsageDescriptions(rawValue: 4)
  /// NSLocationAlwaysAndWhenInUseUsageDescription (KEY-005).
  public static let alwaysAndWhenInUse = UsageDescriptions(rawValue: 8)

  /// All four.
  public static let all: UsageDescriptions = [.anyUse, .whenInUse, .always, .alwaysAndWhenInUse]

  private static let names: [(UsageDescriptions, String)] = [
    (.anyUse, "NSLocationUsageDescription"),
    (.whenInUse, "NSLocationWhenInUseUsageDescription"),
    (.always, "NSLocationAlwaysUsageDescription"),
    (.alwaysAndWhenInUse, "NSLocationAlwaysAndWhenInUseUsageDescription"),
  ]

  /// The Info.plist keys, in the order of their appearance in iOS.
  public var keys: [String] { Self.names.filter { contains($0.0) }.map(\.1) }

  /// The keys, separated by commas.
  public var description: String { keys.isEmpty ? "none" : keys.joined(separator: ", ") }

  /// Creates the set of one Info.plist key; nil when the key is not one of the four.
  public init?(key: String) {
    guard let match = Self.names.first(where: { $0.1 == key }) else { return nil }
    self = match.0
  }
}
