/// An Info.plist key that location rules read: its type, and the releases on which it does something.
public struct InfoPlistKey: Sendable {
  /// The key; a dot leads into a dictionary.
  public let name: String
  /// The type the value must have.
  public let type: String
  /// The facts about the key.
  public let facts: FactList
  /// Whether a release reads it.
  public let isRead: @Sendable (AuthorizationPolicy) -> Bool

  /// All keys.
  public static let all: [InfoPlistKey] = [
    description(.anyUse, .key001, .key002) { !$0.requestMethods.value },
    description(.whenInUse, .key003) { $0.whenInUseDescriptions.value.contains(.whenInUse) },
    description(.always, .key004, .key006) { $0.alwaysDescriptions.value.contains(.always) },
    description(.alwaysAndWhenInUse, .key005) { $0.alwaysDescriptions.value.contains(.alwaysAndWhenInUse) },
    InfoPlistKey(
      name: "NSLocationTemporaryUsageDescriptionDictionary", type: "dict<string,string>",
      facts: FactList(.key030)
    ) { $0.temporaryFullAccuracy.value },
    InfoPlistKey(name: "NSLocationDefaultAccuracyReduced", type: "bool", facts: FactList(.key033)) {
      $0.accuracyChoice.value
    },
    InfoPlistKey(
      name: "UIBackgroundModes", type: "array<string> containing 'location'",
      facts: FactList(.key040, .key041)
    ) { _ in true },
    InfoPlistKey(name: "NSWidgetWantsLocation", type: "bool (widget extension)", facts: FactList(.key042)) {
      $0.widgets.value
    },
    InfoPlistKey(
      name: "NSAppClip.NSAppClipRequestLocationConfirmation", type: "bool in dict (App Clip target)",
      facts: FactList(.key043)
    ) { $0.appClips.value },
    InfoPlistKey(name: "NSLocationRequireExplicitServiceSession", type: "bool", facts: FactList(.key044)) {
      $0.asyncUpdates.value == .implicitSession
    },
    InfoPlistKey(name: "CLRequireExplicitServiceSession", type: "bool", facts: FactList(.key044)) {
      $0.asyncUpdates.value == .implicitSession
    },
    InfoPlistKey(
      name: "UIRequiredDeviceCapabilities", type: "array<string> or dict<string,bool>",
      facts: FactList(.key046)
    ) { _ in true },
  ]

  private static func description(
    _ key: UsageDescriptions, _ first: Fact, _ second: Fact? = nil,
    isRead: @escaping @Sendable (AuthorizationPolicy) -> Bool
  ) -> InfoPlistKey {
    InfoPlistKey(name: key.description, type: "string", facts: FactList(first, second), isRead: isRead)
  }
}
