import Foundation
import PackagePlugin

/// `swift package location-check`: runs `sextant check` on the package in which it is called.
@main
struct LocationCheck: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let process = Process()
    process.executableURL = try sextant()
    process.arguments = ["check", context.package.directoryURL.path(percentEncoded: false)] + arguments
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 {
      // The findings were printed above; this makes `swift package` fail.
      Diagnostics.error("sextant check ended with \(process.terminationStatus)")
    }
  }

  /// Returns the command that `SEXTANT` names, or else one that is built.
  ///
  /// On a Mac, where the command is not a product, the one in a folder of `PATH` is used.
  private func sextant() throws -> URL {
    let environment = ProcessInfo.processInfo.environment
    if let path = environment["SEXTANT"] { return URL(filePath: path) }
    #if os(macOS)
      let paths = (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/sextant" }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else { throw Failure.noTool }
      return URL(filePath: path)
    #else
      let result = try packageManager.build(.product("sextant"), parameters: .init())
      guard let tool = result.builtArtifacts.first(where: { $0.kind == .executable }) else {
        throw Failure.build(result.logText)
      }
      return tool.url
    #endif
  }

  /// The reason why there is no command to run.
  private enum Failure: Error, CustomStringConvertible {
    case noTool
    case build(String)

    var description: String {
      switch self {
      case .noTool:
        """
        no 'sextant' is in a folder of PATH; build it once with 'swift build -c release --product SextantCommand' in \
        Sextant's folder, and set SEXTANT to the path of the binary
        """
      case .build(let log): "the product 'sextant' can't be built:\n\(log)"
      }
    }
  }
}
