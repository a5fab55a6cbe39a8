import Foundation
import Terminal

/// One run of `swift build` or `swift test` on somebody's package, with the SDK passed from outside.
struct PackageRun {
  /// What SwiftPM is to do.
  enum Action: String {
    case build
    case test
  }

  let action: Action
  let package: ClientPackage
  let sdk: SDKFolder
  let toolchain: SwiftToolchain
  /// What the person wants to say to SwiftPM.
  let arguments: [String]
  let device: DeviceOptions
  let session: Session

  /// Finds the package and the SDK, which is built if need be, and runs SwiftPM.
  static func run(
    _ action: Action, packagePath: String, sdk: String?, arguments: [String], device: DeviceOptions,
    explains: Bool, in session: Session
  ) throws(CommandFailure) -> ExitCode {
    do throws(SDKError) {
      let package = try ClientPackage(path: packagePath)
      let builder = try SDKRequest(output: sdk).builder(in: session)
      let run = PackageRun(
        action: action, package: package, sdk: try builder.sdk(isForced: false),
        toolchain: builder.toolchain, arguments: arguments, device: device, session: session)
      return try run.run(explains: explains)
    } catch {
      throw .sdk(error)
    }
  }

  /// Runs SwiftPM, shows all that it says, and afterwards what Linux has to do with it.
  ///
  /// - Returns: SwiftPM's own exit code.
  func run(explains: Bool) throws(SDKError) -> ExitCode {
    var errors = CompilerErrorReader()
    let swift = ChildProcess(
      program: toolchain.swift, arguments: words,
      environment: session.environment.merging(device.variables) { $1 })
    let code = try swift.run { (stream, text) throws(SDKError) in
      errors.read(text, from: stream)
      try show(text, on: stream)
    }
    if explains { try show(explanation(of: errors.finish()), on: .errors) }
    return code
  }

  /// SwiftPM's command line; the person's words come last, so that they win.
  var words: [String] {
    let color = session.output.isTerminal && session.terminal.wantsColor ? ["--color-diagnostics"] : []
    return [action.rawValue, "--package-path", package.path]
      + ["--scratch-path", package.scratch.path(percentEncoded: false)]
      + sdk.flags.package + color + arguments
  }

  private func explanation(of errors: [CompilerError]) throws(SDKError) -> String {
    let sources = try PackageSources(of: package, toolchain: toolchain, environment: session.environment)
    let obstacles = ObstacleCatalog.obstacles(in: errors) + sources.obstacles(modules: sdk.manifest.modules)
    return ObstacleReport(obstacles: obstacles, root: package.path).text
  }

  private func show(_ text: String, on stream: ChildProcess.Stream) throws(SDKError) {
    do throws(OutputError) {
      switch stream {
      case .output: try session.output.write(text)
      case .errors: try session.errors.write(text)
      }
    } catch {
      throw .output(error)
    }
  }
}
