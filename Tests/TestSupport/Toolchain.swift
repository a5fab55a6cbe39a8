import Foundation

/// The tools that come with the compiler.
package enum Toolchain {
  /// Runs a tool, with some more variables in its environment, and returns its exit code and all that it printed.
  ///
  /// Throws when there is no such tool.
  package static func run(
    _ tool: String, _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = try location(of: tool)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }

  /// The flags that show the modules of this build to a compiler.
  package static func moduleFlags() throws -> [String] {
    let folders = [try RepositoryFolder.modules(), RepositoryFolder.headers]
    return folders.flatMap { ["-I", $0.path(percentEncoded: false)] }
  }

  private static func location(of tool: String) throws -> URL {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin"
    for folder in path.split(separator: ":") {
      let file = URL(filePath: String(folder)).appending(path: tool)
      if FileManager.default.isExecutableFile(atPath: file.path(percentEncoded: false)) { return file }
    }
    throw ToolError(
      "\(tool) is not in any folder of PATH (\(path)); this test needs the Swift toolchain there")
  }
}
