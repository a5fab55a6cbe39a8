import SourceFacts

/// A platform, named by its device SDK.
enum Platform: String, Sendable, CaseIterable {
  case iPhone = "iphoneos"
  case mac = "macosx"
  case watch = "watchos"
  case television = "appletvos"
  case vision = "xros"

  /// Creates the platform for an SDKROOT such as "iphoneos", "iphonesimulator17.0" or the path of
  /// an SDK.
  init?(sdkRoot: String) {
    let name = sdkRoot.split(separator: "/").last.map { $0.lowercased() } ?? ""
    let names: [(String, Platform)] = [
      ("iphone", .iPhone), ("macos", .mac), ("watch", .watch), ("appletv", .television), ("xr", .vision),
    ]
    guard let match = names.first(where: { name.hasPrefix($0.0) }) else { return nil }
    self = match.1
  }
}

/// The build for which settings are resolved: an archive for the devices of one platform.
struct BuildKind: Hashable, Sendable {
  /// The name of the build configuration.
  let configuration: String
  let platform: Platform

  /// The names of the SDK in conditions, with and without the version of the newest SDK.
  var sdkNames: [String] { [platform.rawValue, "\(platform.rawValue)\(NewestSDK.version).0"] }
}

/// Determines the platform of a target; iOS is preferred if there are several.
enum PlatformChoice {
  /// Returns the platform that the settings select.
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
    // For "auto" or an empty value, the deployment targets decide.
    return scope["IPHONEOS_DEPLOYMENT_TARGET"].isEmpty && scope["SDKROOT"].isEmpty ? .mac : .iPhone
  }
}
