import Foundation
import TestSupport

/// A framework of Apple's that the library uses, and for which there are declarations.
enum Framework: String, CaseIterable {
  case darwin = "Darwin"
  case combine = "Combine"
  case uiKit = "UIKit"
  case os
  case coreLocation = "CoreLocation"

  /// Returns the text of its module interface, which is handwritten except for Core Location.
  func interface() throws -> String {
    if self == .coreLocation { return TableInterface(try AppleRow.all()).text }
    let file = RepositoryFolder.root.appending(
      path: "Tests/Data/SextantApple/StandIns/\(rawValue).swiftinterface")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
