import LocationPolicy

/// Determines the kind of product of a target in an Xcode project.
enum ProductKindChoice {
  private static let prefix = "com.apple.product-type."

  /// Returns the kind for a product type, a platform and an Info.plist.
  static func kind(productType: String, platform: Platform, infoPlist: InfoPlist?) -> ProductKind {
    guard productType.hasPrefix(prefix) else { return .other }
    let type = String(productType.dropFirst(prefix.count))
    if type.hasPrefix("bundle.") { return .test }
    if type.contains("watch") { return .watch }
    switch platform {
    case .iPhone: return kindOnPhone(type, infoPlist: infoPlist)
    case .watch: return .watch
    case .mac, .television, .vision: return .other
    }
  }

  private static func kindOnPhone(_ type: String, infoPlist: InfoPlist?) -> ProductKind {
    switch type {
    case "application", "application.messages": .app
    case "application.on-demand-install-capable": .appClip
    case "framework", "framework.static", "library.static", "library.dynamic", "xcframework": .framework
    case _ where type.hasPrefix("app-extension"), "extensionkit-extension":
      infoPlist?.values.isWidget ?? false ? .widget : .appExtension
    default: .other
    }
  }
}
