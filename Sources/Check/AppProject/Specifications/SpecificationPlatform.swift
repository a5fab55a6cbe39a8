import PropertyLists

/// Converts the names of products and platforms in a specification to those in a project.
enum SpecificationPlatform {
  private static let platforms: [String: (sdk: String, deploymentTarget: String)] = [
    "iOS": ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), "macOS": ("macosx", "MACOSX_DEPLOYMENT_TARGET"),
    "tvOS": ("appletvos", "TVOS_DEPLOYMENT_TARGET"), "watchOS": ("watchos", "WATCHOS_DEPLOYMENT_TARGET"),
    "visionOS": ("xros", "XROS_DEPLOYMENT_TARGET"),
  ]

  /// Returns the product type of a target.
  static func productType(of target: PropertyListNode) -> String {
    "com.apple.product-type." + (target["type"]?.string ?? "application")
  }

  /// Returns the SDK and deployment target settings of a target or of the global options.
  static func settings(of node: PropertyListNode?) -> [(String, String)] {
    guard let node else { return [] }
    let platform = node["platform"]?.string
    let destinations = (node["supportedDestinations"]?.texts ?? []).filter { platforms[$0] != nil }
    var settings: [(String, String)] = []
    if let sdk = platform.flatMap({ platforms[$0]?.sdk }) { settings.append(("SDKROOT", sdk)) }
    if !destinations.isEmpty {
      let supported = destinations.compactMap { platforms[$0]?.sdk }.joined(separator: " ")
      settings.append(("SUPPORTED_PLATFORMS", supported))
    }
    guard let version = node["deploymentTarget"] else { return settings }
    if let text = version.settingText {
      for name in destinations.isEmpty ? [platform].compactMap({ $0 }) : destinations {
        if let setting = platforms[name]?.deploymentTarget { settings.append((setting, text)) }
      }
    } else {
      for (name, entry) in version.entries.sorted(by: { $0.key < $1.key }) {
        if let setting = platforms[name]?.deploymentTarget, let text = entry.value.settingText {
          settings.append((setting, text))
        }
      }
    }
    return settings
  }
}
