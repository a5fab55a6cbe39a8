import Foundation
import TestSupport

/// The compiler's description of itself.
struct HostToolchain: Decodable {
  let target: Target
  let paths: Paths

  struct Target: Decodable {
    /// The target triple of the compiler's modules.
    let moduleTriple: String
  }

  struct Paths: Decodable {
    /// The folders of the modules of the standard library, Foundation and their dependencies.
    let runtimeLibraryImportPaths: [String]
    /// The parent folder of these.
    let runtimeResourcePath: String
  }

  /// Queries the compiler.
  static func current() throws -> HostToolchain {
    let (code, text) = try Toolchain.run("swiftc", ["-print-target-info"])
    guard code == 0 else { throw ToolError("swiftc -print-target-info failed: \(text)") }
    return try JSONDecoder().decode(HostToolchain.self, from: Data(text.utf8))
  }

  /// Returns the compiler's built modules.
  func modules() throws -> [URL] {
    try folders.flatMap {
      try FileManager.default.contentsOfDirectory(at: $0, includingPropertiesForKeys: nil)
    }.filter { $0.pathExtension == "swiftmodule" }.map {
      $0.appending(path: "\(target.moduleTriple).swiftmodule")
    }.filter { FileManager.default.fileExists(atPath: $0.path(percentEncoded: false)) }
  }

  /// Returns the interface of Swift Testing, which is text and is compiled where it is imported.
  func testingInterface() throws -> String {
    let file = try runtimeFile("Testing.swiftmodule/\(target.moduleTriple).swiftinterface")
    return try String(contentsOfFile: file, encoding: .utf8)
  }

  /// Returns a header between the C library and its module.
  func glibcFile(_ name: String) throws -> String { try runtimeFile(name) }

  private func runtimeFile(_ name: String) throws -> String {
    let file = folders.map { $0.appending(path: name).path(percentEncoded: false) }
      .first(where: FileManager.default.fileExists(atPath:))
    guard let file else { throw ToolError("the toolchain has no \(name)") }
    return file
  }

  /// Returns the path of a folder or file in the toolchain's resources.
  func resource(_ path: String) -> String { "\(paths.runtimeResourcePath)/\(path)" }

  private var folders: [URL] { paths.runtimeLibraryImportPaths.map { URL(filePath: $0) } }
}
