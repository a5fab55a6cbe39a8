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
