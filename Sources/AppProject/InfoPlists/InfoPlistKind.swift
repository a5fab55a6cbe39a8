/// Tells from an Info.plist alone what it belongs to.
struct InfoPlistKind {
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen", "UIMainStoryboardFile",
    "UIApplicationSceneManifest", "UISupportedInterfaceOrientations",
  ]

  private let entries: [String: InfoPlist.Entry]

  init(_ infoPlist: InfoPlist) { entries = infoPlist.entries }

  /// The kind of product; an app where nothing says otherwise.
  var kind: ProductKind {
    if keys.contains("WKWatchKitApp") || keys.contains("WKApplication") { return .watch }
    switch entries["CFBundlePackageType"]?.value {
    case .string("FMWK"): return .framework
    case .string("BNDL"): return .test
    default: break
    }
    guard case .dictionary(let attributes) = entries["NSExtension"]?.value else {
      return isMac ? .other : .app
    }
    return attributes["NSExtensionPointIdentifier"] == .string("com.apple.widgetkit-extension")
      ? .widget : .appExtension
  }

  /// Whether it certainly is an iOS app's or extension's.
  var isAppOrExtension: Bool {
    switch kind {
    case .app:
      entries["CFBundlePackageType"]?.value == .string("APPL") || !keys.isDisjoint(with: Self.appKeys)
    case .appClip, .widget, .appExtension: true
    case .framework, .watch, .test, .other: false
    }
  }

  /// Whether it says anything about location.
  var concernsLocation: Bool {
    if keys.contains(where: { $0.hasPrefix("NSLocation") || $0 == "NSWidgetWantsLocation" }) { return true }
    guard case .array(let modes) = entries["UIBackgroundModes"]?.value else { return false }
    return modes.contains(.string("location"))
  }

  private var keys: Set<String> { Set(entries.keys) }

  private var isMac: Bool { keys.contains("LSMinimumSystemVersion") || keys.contains("NSMainNibFile") }
}
