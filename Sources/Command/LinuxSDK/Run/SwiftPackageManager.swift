import CommandOutput
import LeanFoundation
import Terminal

/// Runs SwiftPM on a package of the user, with flags for the SDK.
struct SwiftPackageManager {
  /// The subcommand of SwiftPM.
  enum Action: String {
    case build
    case test
  }

  let package: ClientPackage
  let sdk: SDKFolder
  /// The additions to the SDK.
  let additions: Additions
  let toolchain: SwiftToolchain
  let console: Console

  /// The modules that exist besides those of Linux.
  var modules: [String] {
    sdk.manifest.modules + sdk.standIns(additions).map(\.name) + additions.modules.map(\.name)
  }

  /// Returns the child process for SwiftPM.
  ///
  /// - Parameters:
  /// - arguments: The user's arguments; they are last, so that they take precedence.
  /// - events: The file for the event stream of Swift Testing.
  func program(
    _ action: Action, arguments: [String], variables: [String: String] = [:], events: URL? = nil
  ) -> ChildProcess {
    let isTerminal = console.output.isTerminal
    let color = isTerminal && console.terminal.wantsColor ? "--color-diagnostics" : "--no-color-diagnostics"
    let stream = events.map {
      ["--event-stream-output-path", $0.path(percentEncoded: false), "--event-stream-version", "0"]
    }
    let words =
      [action.rawValue, "--package-path", package.path]
      + ["--scratch-path", package.scratch.path(percentEncoded: false), color]
      + (stream ?? []) + sdk.flags(additions).package + arguments
    // SwiftPM overwrites its lines on terminals that support that.
    let plain = isTerminal ? [:] : ["TERM": "dumb"]
    let width = console.output.terminalWidth
    return ChildProcess(
      program: toolchain.swift, arguments: words,
      environment: console.environment.merging(plain) { $1 }.merging(variables) { $1 },
      channel: console.hasOnePlace ? .terminal(width: width) : .terminals(width: width),
      takesSignals: console.isProcess)
  }
}
