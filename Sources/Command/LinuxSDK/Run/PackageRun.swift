import AppProject
package import CommandOutput
import LeanFoundation
import LocationPolicy
import LocationTerms
import PhoneEnvironment
import Terminal

/// Builds or tests a package of the user, for `sextant build` and `sextant test`.
package struct PackageRun {
  let swift: SwiftPackageManager
  /// The arguments for SwiftPM.
  let arguments: [String]
  /// Whether differences on Linux are explained.
  let explains: Bool
  /// The files that are compiled.
  private let sources: PackageSources

  private var console: Console { swift.console }

  /// Finds the package and the SDK, which is built if necessary.
  package init(
    packagePath: String, sdk: String?, additions: AdditionRequest, arguments: [String], explains: Bool,
    in console: Console
  ) throws(SDKError) {
    let package = try ClientPackage(path: packagePath)
    // A misspelled folder would otherwise be filled with a new SDK, which takes minutes; `sextant
    // sdk --output` creates one.
    if let sdk, SDKFolder(at: SDKPlace.folder(sdk)) == nil { throw .noSDK(sdk) }
    let sdk = try SDKRequest(output: sdk).sdk(in: console)
    swift = SwiftPackageManager(
      package: package, sdk: sdk.folder, additions: try additions.built(for: sdk, in: console),
      toolchain: sdk.toolchain, console: console)
    sources = try PackageSources(of: package, toolchain: sdk.toolchain, in: console)
    self.arguments = arguments
    self.explains = explains
  }

  /// Builds the package; returns SwiftPM's exit code.
  package func build() throws(SDKError) -> ExitCode {
    var errors = CompilerErrorReader()
    let code = try swift.program(.build, arguments: arguments).run { (stream, text) throws(SDKError) in
      errors.read(text, from: stream)
      try show(text, on: stream)
    }
    try explain(&errors, after: code)
    return code
  }

  /// Builds once, then runs the tests on a phone of each version.
  package func test(
    on versions: [String?], device: DeviceOptions, patience: HangWatch.Patience
  ) throws(SDKError) -> ExitCode {
    let hasSeveral = versions.count > 1
    let folder = FileManager.default.temporaryDirectory.appending(path: "sextant-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    var errors = CompilerErrorReader()
    var results: [TestResult] = []
    var traces = TraceCollection(path: device.trace)
    let versions = try supported(of: versions)
    for (number, version) in versions.enumerated() {
      let run = try RunFolder(in: folder, number: number)
      if hasSeveral { try show("\nsextant: iOS \(version ?? "")\n", on: .errors) }
      let words = hasSeveral ? ReleaseFiles.words(arguments, for: version ?? "") : arguments
      let code = try test(
        on: version, words, isBuilt: number > 0, device: device, patience: patience, folder: run, &errors)
      traces.add(run.traces, of: version)
      let result = TestResult(
        version: version ?? "", code: code, reports: run.reports, events: run.testEvents)
      results.append(result)
      // If there are no tests, another release would change nothing.
      if code != .success, !result.hasTests || code.isSignal { break }
    }
    try traces.write()
    if hasSeveral { try show(TestResult.table(of: results, for: console.terminal), on: .output) }
    let code = results.first { $0.code != .success }?.code ?? .success
    try explain(&errors, after: code)
    return code
  }

  /// Removes versions below the package's minimum deployment target, with a message.
  private func supported(of versions: [String?]) throws(SDKError) -> [String?] {
    guard let platform = sources.platform, let oldest = Policies.known.release(named: platform) else {
      return versions
    }
    let inherited = console.environment[HostEnvironment.release]
    let below = versions.map { $0 ?? inherited }.filter { version in
      version.flatMap(Policies.known.release(named:)).map { $0 < oldest } ?? false
    }
    if below.isEmpty { return versions }
    let releases = "iOS " + below.compactMap(\.self).joined(separator: ", ")
    let needed = platform.hasSuffix(".0") ? String(platform.dropLast(2)) : platform
    if below.count == versions.count { throw .belowPlatforms(releases: releases, needed: needed) }
    try show(
      "sextant: \(releases) left out: the package needs iOS \(needed), as `platforms` in its Package.swift says\n",
      on: .errors)
    return versions.filter { !below.contains($0) }
  }

  private func test(
    on version: String?, _ words: [String], isBuilt: Bool, device: DeviceOptions,
    patience: HangWatch.Patience, folder: RunFolder, _ errors: inout CompilerErrorReader
  ) throws(SDKError) -> ExitCode {
    var variables = device.variables(for: version)
      .merging(folder.variables(traces: device.trace.map { $0.hasSuffix(".json") ? "json" : "txt" })) { $1 }
    variables["SEXTANT_TEST_OBSERVER"] = swift.sdk.observer.path(percentEncoded: false)
    let isListening = !arguments.contains {
      $0.hasPrefix("--event-stream") || $0 == "--disable-swift-testing"
    }
    let program = swift.program(
      .test, arguments: (isBuilt ? ["--skip-build"] : []) + words, variables: variables,
      events: isListening ? folder.events : nil)
    let watch = TestWatch(
      HangWatch(patience: patience), limit: patience.limit, folder: folder,
      text: hangText(for: device))
    return try program.run(
      watching: { (processes) throws(SDKError) in
        let (text, code) = watch.look(at: processes)
        if let text { try show(text, on: .errors) }
        return code
      },
      { (stream, text) throws(SDKError) in
        watch.noteWriting(text.utf8.count)
        errors.read(text, from: stream)
        try show(text, on: stream)
      })
  }

  private func hangText(for device: DeviceOptions) -> HangText {
    let variables = console.environment.merging(device.variables(for: nil)) { $1 }
    return HangText(
      leftOut: sources.obstacles(modules: swift.modules).filter { $0.obstacle == .leftOutCode }
        .map(\.place),
      root: swift.package.path,
      hasPlace: variables[HostEnvironment.location] != nil || variables[HostEnvironment.track] != nil)
  }

  private func explain(_ errors: inout CompilerErrorReader, after code: ExitCode) throws(SDKError) {
    guard explains, !code.isSignal else { return }
    let obstacles =
      ObstacleCatalog.obstacles(in: errors.finish()) + sources.obstacles(modules: swift.modules)
    try show(ObstacleReport(obstacles: obstacles, root: swift.package.path).text, on: .errors)
  }

  private func show(_ text: String, on stream: ChildProcess.Stream) throws(SDKError) {
    do throws(OutputError) {
      switch stream {
      case .output: try console.output.write(text)
      case .errors: try console.errors.write(text)
      }
    } catch {
      throw .output(error)
    }
  }
}
