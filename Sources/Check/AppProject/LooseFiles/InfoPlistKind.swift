import LocationPolicy

/// Determines the kind of product from an Info.plist alone.
struct InfoPlistKind {
  private static let appKeys = [
    "LSRequiresIPhoneOS", "UILaunchStoryboardName", "UILaunchScreen", "UIMainStoryboardFile",
    "UIApplicationSceneManifest", "UISupportedInterfaceOrientations",
  ]

  private let values: InfoPlistValues

  init(_ values: InfoPlistValues) { self.values = values }

  /// The kind of product; an app by default.
  var kind: ProductKind {
    if keys.contains("WKWatchKitApp") || keys.contains("WKApplication") { return .watch }
    switch values.text("CFBundlePackageType") {
    case "FMWK": return .framework
    case "BNDL": return .test
    default: break
    }
    guard case .object? = values.values["NSExtension"] else { return isMac ? .other : .app }
    return values.isWidget ? .widget : .appExtension
  }

  /// Whether it certainly belongs to an iOS app or extension.
  var isAppOrExtension: Bool {
    switch kind {
    case .app:
      values.text("CFBundlePackageType") == "APPL" || !keys.isDisjoint(with: Self.appKeys)
    case .appClip, .widget, .appExtension: true
    case .framework, .watch, .test, .other: false
    }
  }

  private var keys: Set<String> { Set(values.values.keys) }

  private var isMac: Bool { keys.contains("LSMinimumSystemVersion") || keys.contains("NSMainNibFile") }
}
