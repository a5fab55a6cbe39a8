/// The preprocessor macros that have a fixed value in an iOS device build.
enum BuildMacros {
  /// Returns the value of a macro; nil if it depends on the project.
  static func value(of name: String) -> Int? {
    if let value = platform[name] { return value }
    let prefix = "__IPHONE_"
    guard name.hasPrefix(prefix), !name.hasPrefix("__IPHONE_OS") else { return nil }
    let parts = name.dropFirst(prefix.count).split(separator: "_").map { Int($0) }
    guard parts.count == 2, let major = parts[0], let minor = parts[1], major < 100, minor < 100 else {
      return nil
    }
    return major * 10_000 + minor * 100
  }

  /// The macros of the platform, with the newest SDK, so that code for new systems counts.
  private static let platform: [String: Int] = [
    "TARGET_OS_IPHONE": 1, "TARGET_OS_IOS": 1, "TARGET_OS_MAC": 1, "TARGET_OS_EMBEDDED": 1,
    "TARGET_OS_OSX": 0,
    "TARGET_OS_WATCH": 0, "TARGET_OS_TV": 0, "TARGET_OS_VISION": 0, "TARGET_OS_SIMULATOR": 0,
    "TARGET_IPHONE_SIMULATOR": 0, "TARGET_OS_MACCATALYST": 0, "TARGET_OS_UIKITFORMAC": 0,
    "TARGET_OS_LINUX": 0,
    "TARGET_OS_WINDOWS": 0, "__OBJC__": 1, "__APPLE__": 1, "__clang__": 1,
    "__IPHONE_OS_VERSION_MAX_ALLOWED": NewestSDK.version * 10_000,
  ]
}
