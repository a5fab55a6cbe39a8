package import Foundation

/// The repository from which the tests were built, and the folder of the build.
package enum RepositoryFolder {
  /// The root folder.
  package static let root = URL(filePath: #filePath).appending(path: "../../../..").standardized

  /// Returns the absolute path of a file or folder.
  package static func path(_ path: String) -> String {
    root.appending(path: path).path(percentEncoded: false)
  }

  /// Returns the path of a module's sources relative to the root, in any wing.
  package static func sources(of module: String) throws -> String {
    let wings = try FileManager.default.contentsOfDirectory(atPath: path("Sources"))
    let folders = wings.map { "Sources/\($0)/\(module)" }
    guard let folder = folders.first(where: { FileManager.default.fileExists(atPath: path($0)) }) else {
      throw ToolError("no module \(module) in the wings of \(path("Sources"))")
    }
    return folder
  }

  /// Returns the text of a file.
  package static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns the Swift files below a folder with their relative paths, sorted; throws an error if there are none.
  package static func swiftFiles(below folder: String) throws -> [(path: String, text: String)] {
    let files = try FileManager.default.subpathsOfDirectory(atPath: path(folder)).filter {
      $0.hasSuffix(".swift")
    }
    if files.isEmpty { throw ToolError("no Swift files below \(path(folder))") }
    return try files.sorted().map { ($0, try text(of: "\(folder)/\($0)")) }
  }

  /// Returns the folder with the built modules, which is next to the test binary.
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

  /// The folders of the C headers below Core Location for Linux, with their module maps.
  package static let headers = ["AppleOnLinux/CoreLocationClang", "Basics/SystemBus"].map {
    root.appending(path: "Sources/\($0)/include")
  }
}
