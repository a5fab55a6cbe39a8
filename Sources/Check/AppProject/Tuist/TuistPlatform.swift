import SourceFacts

/// Converts the names of products and platforms in Tuist to those in a project.
struct TuistPlatform {
  private static let products = [
    "app": "application", "framework": "framework", "staticFramework": "framework.static",
    "staticLibrary": "library.static", "dynamicLibrary": "library.dynamic", "unitTests": "bundle.unit-test",
    "uiTests": "bundle.ui-testing", "bundle": "bundle", "appExtension": "app-extension",
    "appClip": "application.on-demand-install-capable", "messagesExtension": "app-extension.messages",
    "extensionKitExtension": "extensionkit-extension", "watch2App": "application.watchapp2",
    "watch2Extension": "watchkit2-extension", "commandLineTool": "tool",
  ]
  private static let systems: [String: (sdk: String, setting: String)] = [
    "iOS": ("iphoneos", "IPHONEOS_DEPLOYMENT_TARGET"), "macOS": ("macosx", "MACOSX_DEPLOYMENT_TARGET"),
    "tvOS": ("appletvos", "TVOS_DEPLOYMENT_TARGET"), "watchOS": ("watchos", "WATCHOS_DEPLOYMENT_TARGET"),
    "visionOS": ("xros", "XROS_DEPLOYMENT_TARGET"),
  ]
  private static let devices = [
    "iPhone": "iOS", "iPad": "iOS", "mac": "macOS", "appleTv": "tvOS", "appleWatch": "watchOS",
    "appleVision": "visionOS", "macCatalyst": "macOS", "macWithiPadDesign": "iOS",
    "appleVisionWithiPadDesign": "iOS",
  ]

  let manifest: TuistManifest

  /// Returns the product type of a target; that of an app if it is computed.
  func productType(of target: WrittenCall) -> String {
    let product = manifest.resolved(target["product"])?.call?.name
    return "com.apple.product-type." + (product.flatMap { Self.products[$0] } ?? "application")
  }

  /// Returns the settings for the platforms and deployment targets of a target.
  func settings(of target: WrittenCall) -> [SettingAssignment] {
    let places = manifest.elements(target["destinations"] ?? target["platform"]).compactMap(\.call)
    let names = places.map { Self.devices[$0.name] ?? $0.name }.filter { Self.systems[$0] != nil }
    var found: [SettingAssignment] = []
    if let place = places.first, !names.isEmpty {
      let sdks = names.compactMap { Self.systems[$0]?.sdk }
      found.append(assignment("SDKROOT", sdks.contains("iphoneos") ? "iphoneos" : sdks[0], place))
    }
    let value = manifest.resolved(target["deploymentTargets"] ?? target["deploymentTarget"])
    guard let versions = value?.call else { return found }
    for argument in versions.arguments {
      let system = versions.name == "multiplatform" ? argument.label ?? "" : versions.name
      guard versions.name == "multiplatform" || argument.label == nil || argument.label == "targetVersion",
        let setting = Self.systems[system]?.setting, let text = manifest.text(argument.value)
      else { continue }
      found.append(assignment(setting, text, versions))
    }
    return found
  }

  private func assignment(_ name: String, _ value: String, _ call: WrittenCall) -> SettingAssignment {
    SettingAssignment(name, value: value, origin: manifest.site(call.position))
  }
}
