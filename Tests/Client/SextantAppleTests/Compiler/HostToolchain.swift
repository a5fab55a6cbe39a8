import Foundation
import TestSupport

/// What the compiler says about itself.
struct HostToolchain: Decodable {
  let target: Target
  let paths: Paths

  struct Target: Decodable {
    /// The triple that the compiler's modules are made for.
    let moduleTriple: String
  }

  struct Paths: Decodable {
    /// The folders of the modules of the standard library and Foundation, and of what goes with them.
    let runtimeLibraryImportPaths: [String]
    /// The folder around them.
    let runtimeResourcePath: String
  }

  /// Asks the compiler.
  static func current() throws -> HostToolchain {
    let (code, text) = try Toolchain.run("swiftc", ["-print-target-info"])
    guard code == 0 else { throw ToolError("swiftc -print-target-info failed: \(text)") }
    return try JSONDecoder().decode(HostToolchain.self, from: Data(text.utf8))
  }

  /// The built modules that come with the compiler.
  func modules() throws -> [URL] {
    try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swiftmodule" }.map {
      $0.appending(path: "\(target.moduleTriple).swiftmodule")
    }.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  /// The interface of Swift Testing, which comes as text and is compiled where it is imported.
  func testingInterface() throws -> String {
    let file = try runtimeFile("Testing.swiftmodule/\(target.moduleTriple).swiftinterface")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// The headers that stand between the C library and its module.
  func glibcFile(_ name: String) throws -> String { try runtimeFile(name) }

  private func runtimeFile(_ name: String) throws -> String {
    let file = folders.map { $0.appending(path: name).path(percentEncoded: false) }
      .first(where: FileManager.default.fileExists(atPath:))
    guard let file else { throw ToolError("the toolchain has no \(name)") }
    return file
  }

  /// A folder or file of the toolchain's resources.
  func resource(_ path: String) -> String { "\(paths.runtimeResourcePath)/\(path)" }

  private var folders: [URL] { paths.runtimeLibraryImportPaths.map { URL(filePath: $0) } }
}
