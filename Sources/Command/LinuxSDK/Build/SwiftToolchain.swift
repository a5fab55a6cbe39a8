import LeanFoundation

/// The Swift toolchain that builds the SDK and the user's packages.
struct SwiftToolchain {
  /// The absolute path of the program `swift`.
  let swift: String
  /// The path of `swiftc`, in the same folder.
  var compiler: String { swift + "c" }
  /// The compiler's version, in one line.
  let version: String

  /// Searches PATH for the compiler, and reads its version.
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
