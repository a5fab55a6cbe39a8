import CommandOutput
import LeanFoundation
import Terminal

/// Runs SwiftPM on somebody's package, with the SDK passed from outside.
struct SwiftPackageManager {
  /// What SwiftPM is to do.
  enum Action: String {
    case build
    case test
  }

  let package: ClientPackage
  let sdk: SDKFolder
  /// What the person adds to the SDK.
  let additions: Additions
  let toolchain: SwiftToolchain
  let console: Console

  /// The modules that are there besides Linux's own.
  var modules: [String] {
    sdk.manifest.modules + sdk.standIns(additions).map(\.name) + additions.modules.map(\.name)
  }

  /// Returns SwiftPM as a program that can be run.
  ///
  /// - Parameters:
  ///   - arguments: What the person wants to say to SwiftPM; they come last, so that they win.
  ///   - events: The file for what Swift Testing tells.
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
    // SwiftPM draws over its lines on terminals that can do that.
    let plain = isTerminal ? [:] : ["TERM": "dumb"]
    let width = console.output.terminalWidth
    return ChildProcess(
      program: toolchain.swift, arguments: words,
      environment: console.environment.merging(plain) { $1 }.merging(variables) { $1 },
      channel: console.hasOnePlace ? .terminal(width: width) : .terminals(width: width),
      takesSignals: console.isProcess)
  }
}
