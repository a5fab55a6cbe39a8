import TestSupport

extension ApplePlatform {
  /// The target of the package's oldest release.
  ///
  /// Apple's SDK knows which release of visionOS has what came with a release of iOS; the compiler alone compares the
  /// numbers. visionOS 1 has what iOS 17 had, so it is number 17 here, and what a later one brought is looked for in the
  /// text of the sources.
  var triple: String {
    switch self {
    case .iOS: "arm64-apple-ios13.0"
    case .macCatalyst: "arm64-apple-ios13.1-macabi"
    case .macOS: "arm64-apple-macosx10.15"
    case .tvOS: "arm64-apple-tvos13.0"
    case .watchOS: "arm64-apple-watchos6.0"
    case .visionOS: "arm64-apple-xros17.0"
    }
  }

  /// The target that a module for the platform names, with so many zeros that it is as long as another one's.
  func moduleTriple(asLongAs other: String) throws -> String {
    let (start, end) = moduleTarget
    switch other.utf8.count - start.utf8.count - end.utf8.count {
    case 0: return start + end
    case let missing where missing > 1: return start + "." + String(repeating: "0", count: missing - 1) + end
    default: throw ToolError("'\(other)' leaves no room for '\(start)\(end)'")
    }
  }

  /// The name that a module for the platform has in its folder.
  var moduleFileName: String {
    switch self {
    case .iOS: "arm64-apple-ios.swiftmodule"
    case .macCatalyst: "arm64-apple-ios-macabi.swiftmodule"
    case .macOS: "arm64-apple-macos.swiftmodule"
    case .tvOS: "arm64-apple-tvos.swiftmodule"
    case .watchOS: "arm64-apple-watchos.swiftmodule"
    case .visionOS: "arm64-apple-xros.swiftmodule"
    }
  }

  /// Whether it has a framework that declarations stand in for.
  func has(_ framework: Framework) -> Bool { framework != .uiKit || self != .macOS }

  private var moduleTarget: (start: String, end: String) {
    switch self {
    case .iOS: ("arm64-apple-ios13", "")
    case .macCatalyst: ("arm64-apple-ios13", "-macabi")
    case .macOS: ("arm64-apple-macos10.15", "")
    case .tvOS: ("arm64-apple-tvos13", "")
    case .watchOS: ("arm64-apple-watchos6", "")
    case .visionOS: ("arm64-apple-xros17", "")
    }
  }
}
