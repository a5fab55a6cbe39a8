import Foundation
import TestSupport

/// The declarations that stand in for a framework of Apple's.
enum StandIn {
  /// The text of the framework's module interface.
  static func interface(of framework: String) throws -> String {
    let file = RepositoryFolder.root.appending(
      path: "Tests/SextantAppleTests/StandIns/\(framework).swiftinterface")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
