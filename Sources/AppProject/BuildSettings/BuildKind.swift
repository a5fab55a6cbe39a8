/// The build that settings are resolved for: an archive build for one platform's devices.
struct BuildKind: Hashable, Sendable {
  /// The name of the build configuration.
  let configuration: String
  /// The platform.
  let platform: Platform

  /// The names by which conditions may call the SDK; the versioned one stands for whichever version is installed.
  var sdkNames: [String] { [platform.rawValue, platform.rawValue + "26.0"] }
}
