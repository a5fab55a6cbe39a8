import TestSupport

/// A platform of Apple's that the library is for, at its oldest release.
enum ApplePlatform: CaseIterable {
  /// iPhones and iPads.
  case iOS
  /// Macs, where the package's tools run and the library only has to compile.
  case macOS

  /// The target triple.
  var triple: String { "\(unversionedTriple)\(oldestRelease).0" }

  /// The file name that a module for the platform has in its folder.
  var moduleFileName: String {
    switch self {
    case .iOS: "arm64-apple-ios.swiftmodule"
    case .macOS: "arm64-apple-macos.swiftmodule"
    }
  }

  /// The frameworks of the platform that the library uses and that declarations stand in for.
  var frameworks: [String] {
    switch self {
    case .iOS: ["Darwin", "Combine", "UIKit", "os"]
    case .macOS: ["Darwin", "Combine", "os"]
    }
  }

  /// Returns the triple with zeros behind the version, so many that its text is as long as another one's.
  func triple(asLongAs other: String) throws -> String {
    let start = "\(unversionedTriple)\(oldestRelease)."
    guard start.utf8.count < other.utf8.count else {
      throw ToolError("'\(other)' leaves no room for '\(start)0'")
    }
    return start + String(repeating: "0", count: other.utf8.count - start.utf8.count)
  }

  private var unversionedTriple: String {
    switch self {
    case .iOS: "arm64-apple-ios"
    case .macOS: "arm64-apple-macosx"
    }
  }

  /// The package manifest's.
  private var oldestRelease: Int {
    switch self {
    case .iOS: 13
    case .macOS: 15
    }
  }
}
