package import Foundation

/// An installed or built program that can be run.
package struct Program: Sendable {
  private let url: URL

  /// Creates the program at a URL.
  package init(at url: URL) { self.url = url }

  /// Finds the program with a name in PATH; nil if it is not installed.
  package init?(named name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin").split(separator: ":")
    let files = folders.map { URL(filePath: String($0)).appending(path: name) }
    guard
      let file = files.first(where: {
        FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
      })
    else { return nil }
    url = file
  }

  /// Runs the program to its end, and returns its exit code and output.
  ///
  /// - Parameters:
  /// - folder: The working directory; by default the current one.
  /// - environment: Additional environment variables.
  package func run(
    _ arguments: [String], in folder: URL? = nil, environment: [String: String] = [:]
  ) throws -> (code: Int32, text: String) {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: text, as: UTF8.self))
  }
}
