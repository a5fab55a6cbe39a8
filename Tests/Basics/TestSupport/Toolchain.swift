import Foundation

/// The tools of the toolchain.
package enum Toolchain {
  /// Runs a tool with additional environment variables, and returns its exit code and output.
  ///
  /// Throws an error if there is no such tool.
  package static func run(
    _ tool: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    guard let program = Program(named: tool) else {
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      throw ToolError(
        "\(tool) is not in any folder of PATH (\(path)); this test needs the Swift toolchain there")
    }
    return try program.run(arguments, environment: environment)
  }

  /// Returns this package's manifest as JSON, with additional environment variables.
  package static func manifest(environment: [String: String] = [:]) throws -> String {
    let folder = try ScratchFolder()
    let (code, text) = try run(
      "swift",
      [
        "package", "--package-path", RepositoryFolder.root.path(percentEncoded: false),
        "--scratch-path", folder.path, "dump-package",
      ], environment: environment)
    guard code == 0 else { throw ToolError("the manifest can't be read: \(text)") }
    return text
  }

  /// Returns the flags with which a compiler finds the modules of this build.
  package static func moduleFlags() throws -> [String] {
    let folders = [try RepositoryFolder.modules()] + RepositoryFolder.headers
    return folders.flatMap { ["-I", $0.path(percentEncoded: false)] }
  }
}
