import Foundation
import TestSupport

/// The built command next to the tests.
enum BuiltTool {
  /// Its name: a product of the package, or the root package's own executable if the command is not a product.
  #if canImport(Darwin)
    static let name = "SextantCommand"
  #else
    static let name = "sextant"
  #endif

  /// An environment with nothing of the person's who runs the tests, but with what the thread sanitizer reads.
  static let bareEnvironment = ["PATH": "/usr/bin:/bin"].merging(
    ProcessInfo.processInfo.environment.filter { $0.key == "TSAN_OPTIONS" }
  ) { $1 }

  /// Runs the command in a folder of the repository, by default its root, and waits for its end.
  static func run(
    _ arguments: [String], in path: String = "", environment: [String: String] = [:]
  ) throws -> ToolRun {
    let process = Process()
    process.executableURL = try folder().appending(path: name)
    process.arguments = arguments
    process.currentDirectoryURL = RepositoryFolder.root.appending(path: path)
    process.environment = bareEnvironment.merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let outputData = try output.fileHandleForReading.readToEnd() ?? Data()
    let errorData = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return ToolRun(
      exitCode: process.terminationStatus, output: String(decoding: outputData, as: UTF8.self),
      errors: String(decoding: errorData, as: UTF8.self))
  }

  /// Returns the folder with the build's products: next to the test binary, or next to its bundle on a Mac.
  static func folder() throws -> URL {
    var folder = Bundle.main.bundleURL
    let candidates = [folder, Bundle(for: Marker.self).bundleURL]
    for candidate in candidates {
      folder = candidate
      for _ in 0..<4 {
        if FileManager.default.isExecutableFile(
          atPath: folder.appending(path: name).path(percentEncoded: false))
        {
          return folder
        }
        folder.deleteLastPathComponent()
      }
    }
    throw CocoaError(.fileNoSuchFile)
  }

  private final class Marker {}
}
