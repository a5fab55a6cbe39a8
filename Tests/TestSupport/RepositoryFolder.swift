package import Foundation

/// The repository that the tests were built from, and the folder that its build went to.
package enum RepositoryFolder {
  /// The root folder.
  package static let root = URL(filePath: #filePath).appending(path: "../../..").standardized

  /// The built modules: beside the test binary.
  package static func modules() throws -> URL {
    var folder = Bundle.main.bundleURL
    for _ in 0..<4 {
      let modules = folder.appending(path: "Modules")
      let module = modules.appending(path: "CoreLocation.swiftmodule").path(percentEncoded: false)
      if FileManager.default.fileExists(atPath: module) { return modules }
      folder.deleteLastPathComponent()
    }
    throw ToolError("no CoreLocation.swiftmodule beside \(Bundle.main.bundleURL.path(percentEncoded: false))")
  }

  /// The C halves of the modules with their module map.
  package static let headers = root.appending(path: "Sources/CoreLocationClang/include")
}
