import SourceFacts

/// A platform by the name of its device SDK.
enum Platform: String, Sendable, CaseIterable {
  case iPhone = "iphoneos"
  case mac = "macosx"
  case watch = "watchos"
  case television = "appletvos"
  case vision = "xros"

  /// Finds the platform that an SDKROOT such as "iphoneos", "iphonesimulator17.0" or a path to an SDK names.
  init?(sdkRoot: String) {
    let name = sdkRoot.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let names: [(String, Platform)] = [
      ("iphone", .iPhone), ("macos", .mac), ("watch", .watch), ("appletv", .television), ("xr", .vision),
    ]
    guard let match = names.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = match.1
  }
}

/// The build that settings are resolved for: an archive build for one platform's devices.
struct BuildKind: Hashable, Sendable {
  /// The name of the build configuration.
  let configuration: String
  /// The platform.
  let platform: Platform

  /// The names by which conditions may call the SDK; the versioned one stands for whichever version is installed.
  var sdkNames: [String] { [platform.rawValue, "\(platform.rawValue)\(NewestSDK.version).0"] }
}

/// Finds the platform that a target is built for, iOS first where it is built for several.
enum PlatformChoice {
  /// Returns the platform that the levels of settings choose.
  static func platform(of levels: [[SettingAssignment]], configuration: String, budget: SettingBudget)
    -> Platform
  {
    let build = BuildKind(configuration: configuration, platform: .iPhone)
    let scope = SettingScope(SettingTable(levels: levels, for: build), budget: budget)
    let supported = scope["SUPPORTED_PLATFORMS"].split(separator: " ").compactMap {
      Platform(sdkRoot: String($0))
    }
    if supported.contains(.iPhone) { return .iPhone }
    let chosen = Platform(sdkRoot: scope["SDKROOT"])
    if let chosen, supported.isEmpty || supported.contains(chosen) { return chosen }
    if let first = supported.first { return first }
    // "auto", or nothing: the deployment targets tell.
    return scope["IPHONEOS_DEPLOYMENT_TARGET"].isEmpty && scope["SDKROOT"].isEmpty ? .mac : .iPhone
  }
}
