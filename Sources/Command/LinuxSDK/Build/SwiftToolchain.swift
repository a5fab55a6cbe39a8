import LeanFoundation

/// The Swift compiler that the SDK is built with and that packages are run with.
struct SwiftToolchain {
  /// The absolute path of the program `swift`.
  let swift: String
  /// The program beside it that compiles and links.
  var compiler: String { swift + "c" }
  /// What it says of its version, in one line.
  let version: String

  /// Finds the compiler as a shell does and asks for its version.
  init(environment: [String: String]) throws(SDKError) {
    guard let swift = Self.program(named: "swift", environment: environment) else { throw .noSwift }
    self.swift = swift
    version = try Self.versionLine(of: swift, environment: environment)
  }

  private static func program(named name: String, environment: [String: String]) -> String? {
    let folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  private static func versionLine(
    of swift: String, environment: [String: String]
  ) throws(SDKError) -> String {
    var text = ""
    let child = ChildProcess(program: swift, arguments: ["--version"], environment: environment)
    _ = try child.run { stream, piece in if stream == .output { text += piece } }
    return text.split(whereSeparator: \.isNewline).joined(separator: ", ")
  }
}
