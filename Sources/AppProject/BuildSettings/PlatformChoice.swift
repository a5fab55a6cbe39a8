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
