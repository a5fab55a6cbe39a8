import Foundation

/// A program that is measured beside ours, or helps to.
struct OtherProgram {
  private let path: String

  /// The program at a path.
  init(path: String) { self.path = path }

  /// A program that can be started by its name; nil where it is not installed.
  init?(named name: String) {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    guard
      let path = folders.map({ "\($0)/\(name)" })
        .first(where: { FileManager.default.isExecutableFile(atPath: $0) })
    else { return nil }
    self.path = path
  }

  /// Runs it five times, and returns how long the fastest took.
  func seconds(_ arguments: [String]) throws -> Double {
    try Stopwatch.shortest(of: 5) { _ = try run(arguments) }
  }

  /// Runs it to its end, in a folder where one is given, and returns what it writes.
  @discardableResult
  func run(_ arguments: [String], in folder: URL? = nil) throws -> String {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardOutput = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    precondition(process.terminationStatus == 0, "\(path) failed")
    return String(decoding: data, as: UTF8.self)
  }
}
