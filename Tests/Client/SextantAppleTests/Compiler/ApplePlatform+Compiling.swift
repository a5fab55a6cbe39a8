import TestSupport

extension ApplePlatform {
  /// The target triple for the package's oldest release.
  ///
  /// Apple's SDK maps releases of iOS to those of visionOS; without it the compiler only compares numbers. visionOS 1
  /// has what iOS 17 had, so its number here is 17, and API of a later one is found by the text of the sources.
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

  /// Returns the triple of a module for the platform, padded with zeros to the length of another one.
  func moduleTriple(asLongAs other: String) throws -> String {
    let (start, end) = moduleTarget
    switch other.utf8.count - start.utf8.count - end.utf8.count {
    case 0: return start + end
    case let missing where missing > 1: return start + "." + String(repeating: "0", count: missing - 1) + end
    default: throw ToolError("'\(other)' leaves no room for '\(start)\(end)'")
    }
  }

  /// The name of a module file for the platform.
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

  /// Returns whether it has a framework for which there are declarations.
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
