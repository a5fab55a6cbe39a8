package import Foundation

/// A program that is installed, or was built, and is run as it is.
package struct Program: Sendable {
  private let url: URL

  /// The program at a place.
  package init(at url: URL) { self.url = url }

  /// The program of a name in one of the folders of PATH; nil where it is not installed.
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

  /// Runs it to its end, and returns its exit code and all that it printed.
  ///
  /// - Parameters:
  ///   - folder: Where it runs; here without one.
  ///   - environment: What is added to the environment.
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
