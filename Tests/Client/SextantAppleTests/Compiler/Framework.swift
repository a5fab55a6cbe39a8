import Foundation
import TestSupport

/// A framework of Apple's that the library uses and that declarations stand in for.
enum Framework: String, CaseIterable {
  case darwin = "Darwin"
  case combine = "Combine"
  case uiKit = "UIKit"
  case os
  case coreLocation = "CoreLocation"

  /// The text of its module interface: written down by hand, but for Core Location.
  func interface() throws -> String {
    if self == .coreLocation { return TableInterface(try AppleRow.all()).text }
    let file = RepositoryFolder.root.appending(
      path: "Tests/Client/SextantAppleTests/StandIns/\(rawValue).swiftinterface")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
