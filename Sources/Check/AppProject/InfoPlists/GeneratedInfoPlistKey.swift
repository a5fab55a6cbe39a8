import LocationPolicy

/// An Info.plist key that Xcode generates from a build setting.
///
/// The list follows swift-build, Xcode's build system; a setting for any other key, such as
/// INFOPLIST_KEY_UIBackgroundModes, has no effect.
struct GeneratedInfoPlistKey: Hashable, Sendable {
  /// The type of a setting's value.
  enum Kind: Hashable, Sendable {
    case string
    case boolean
    case list
  }

  let name: String
  /// The name of the build setting.
  let setting: String
  /// The type of the value.
  let kind: Kind

  private init(_ name: String, _ kind: Kind, setting: String? = nil) {
    self.name = name
    self.kind = kind
    self.setting = setting ?? "INFOPLIST_KEY_" + name
  }

  /// Returns the value for the text of the setting.
  func value(of text: String) -> JSONValue {
    switch kind {
    case .string: .string(text)
    case .boolean: .boolean(["YES", "TRUE", "1"].contains(text.uppercased()))
    case .list: .array(text.split(separator: " ").map { .string(String($0)) })
    }
  }

  /// The generated keys that can affect how an app uses location.
  static let all: [GeneratedInfoPlistKey] =
    locationKeys.map { GeneratedInfoPlistKey($0.rawValue, .string) }
    + otherUsageDescriptions.map { GeneratedInfoPlistKey($0 + "UsageDescription", .string) }
    + appKeys + bundleKeys

  private static let locationKeys: [LocationKey] = [
    .alwaysAndWhenInUse, .legacyAlways, .temporaryPurposes, .legacy, .whenInUse,
  ]

  private static let otherUsageDescriptions = [
    "NSBluetoothAlways", "NSBluetoothPeripheral", "NSCamera", "NSMicrophone", "NSMotion",
    "NSNearbyInteraction",
    "NSNearbyInteractionAllowOnce", "NSPhotoLibrary", "NSPhotoLibraryAdd", "NSUserTracking",
  ]

  private static let appKeys = [
    GeneratedInfoPlistKey("CFBundleDisplayName", .string), GeneratedInfoPlistKey("NSPrincipalClass", .string),
    GeneratedInfoPlistKey("NSSupportsLiveActivities", .boolean),
    GeneratedInfoPlistKey("NSSupportsLiveActivitiesFrequentUpdates", .boolean),
    GeneratedInfoPlistKey("UILaunchStoryboardName", .string),
    GeneratedInfoPlistKey("UIMainStoryboardFile", .string),
    GeneratedInfoPlistKey(LocationKey.requiredDeviceCapabilities.rawValue, .list),
    GeneratedInfoPlistKey("UIRequiresFullScreen", .boolean),
    GeneratedInfoPlistKey("WKCompanionAppBundleIdentifier", .string),
  ]

  private static let bundleKeys = [
    GeneratedInfoPlistKey("CFBundleName", .string, setting: "PRODUCT_NAME"),
    GeneratedInfoPlistKey("CFBundleExecutable", .string, setting: "EXECUTABLE_NAME"),
    GeneratedInfoPlistKey("CFBundleVersion", .string, setting: "CURRENT_PROJECT_VERSION"),
    GeneratedInfoPlistKey("CFBundleDevelopmentRegion", .string, setting: "DEVELOPMENT_LANGUAGE"),
    GeneratedInfoPlistKey("CFBundleIdentifier", .string, setting: "PRODUCT_BUNDLE_IDENTIFIER"),
    GeneratedInfoPlistKey("CFBundlePackageType", .string, setting: "PRODUCT_BUNDLE_PACKAGE_TYPE"),
    GeneratedInfoPlistKey("CFBundleShortVersionString", .string, setting: "MARKETING_VERSION"),
  ]
}
