import CommandOutput
import LeanFoundation

/// Builds the SDK from Sextant's package, or reuses one that is up to date.
struct SDKBuilder {
  let package: SourcePackage
  let toolchain: SwiftToolchain
  let place: SDKPlace
  let console: Console

  /// Returns an SDK that is up to date with the sources and the toolchain.
  ///
  /// - Parameter isForced: Whether to build it even if one is up to date.
  func sdk(isForced: Bool) throws(SDKError) -> SDKFolder {
    if !isForced, let sdk = try upToDate() { return sdk }
    guard SDKFolder(at: place.folder) != nil || FolderWork.isFree(place.folder) else {
      throw .occupied(place.folder.path(percentEncoded: false))
    }
    try FolderWork.create(place.folder.deletingLastPathComponent())
    try FolderWork.create(place.scratch)
    return try FileLock.hold(
      place.scratch.appending(path: "sextant.lock"),
      isBusy: { () throws(SDKError) in try console.say("another process builds the SDK; waiting for it") },
      work: { () throws(SDKError) in
        // Another process may have built it in the meantime.
        if !isForced, let sdk = try upToDate() { return sdk }
        return try build()
      })
  }

  /// Returns the existing SDK, if it was built from these sources by this compiler.
  private func upToDate() throws(SDKError) -> SDKFolder? {
    guard let sdk = SDKFolder(at: place.folder), sdk.isUsable(by: toolchain),
      sdk.manifest.sources.allSatisfy({ FolderWork.exists(package.folder.appending(path: $0)) }),
      try SourceFingerprint.text(of: sdk.manifest.sources, in: package) == sdk.manifest.fingerprint
    else { return nil }
    return sdk
  }

  private func build() throws(SDKError) -> SDKFolder {
    let name = place.folder.path(percentEncoded: false)
    try console.say("building the module CoreLocation for '\(name)'; this takes minutes, and is done once")
    let targets = try sourceTargets()
    // Computed before the build, so that a file that changes during the build makes the SDK out of
    // date.
    let fingerprint = try SourceFingerprint.text(of: targets.map(\.path), in: package)
    try build(["--product", SDKManifest.product])
    try build(["--target", SDKManifest.overlay])
    try build(["--product", SDKManifest.observer])
    try build(["--target", SDKManifest.testing])
    let sdk = try assembly(of: targets, fingerprint: fingerprint).assemble()
    try console.say("the SDK is in '\(name)'")
    return sdk
  }

  private func build(_ part: [String]) throws(SDKError) {
    let code = try swift(["build"] + part + buildOptions) { (_, text) throws(SDKError) in
      try console.tell(text)
    }
    guard code == .success else { throw .buildFailed(code) }
  }

  private var buildOptions: [String] {
    let folder = package.folder.path(percentEncoded: false)
    return [
      "-c", "release", "--package-path", folder, "--scratch-path", place.scratch.path(percentEncoded: false),
    ]
  }

  private func assembly(of targets: [SourceTarget], fingerprint: String) -> SDKAssembly {
    SDKAssembly(
      package: package, targets: targets, products: place.scratch.appending(path: "release"),
      folder: place.folder, toolchain: toolchain, console: console, fingerprint: fingerprint)
  }

  /// Returns the targets that the SDK consists of.
  func sourceTargets() throws(SDKError) -> [SourceTarget] {
    var json = ""
    let folder = package.folder.path(percentEncoded: false)
    // A separate scratch folder is used, because a running build of the package holds the lock of
    // the usual one.
    let paths = ["--package-path", folder, "--scratch-path", place.scratch.path(percentEncoded: false)]
    let code = try swift(["package"] + paths + ["dump-package"]) {
      (stream, text) throws(SDKError) in
      if stream == .output { json += text } else { try console.tell(text) }
    }
    guard code == .success else {
      throw .manifest("'swift package dump-package' ended with \(code.rawValue)")
    }
    return try targets(in: Data(json.utf8))
  }

  private func targets(in json: Data) throws(SDKError) -> [SourceTarget] {
    let dump: PackageDump
    do {
      dump = try JSONDecoder().decode(PackageDump.self, from: json)
    } catch {
      throw .manifest("its description is not understood: \(error)")
    }
    guard
      let targets = dump.targets(
        ofProduct: SDKManifest.product,
        and: [SDKManifest.overlay, SDKManifest.observer, SDKManifest.testing])
    else {
      throw .manifest("it has no product \(SDKManifest.product) on this system; the SDK is for Linux")
    }
    return targets
  }

  private func swift(
    _ arguments: [String], _ receive: (ChildProcess.Stream, String) throws(SDKError) -> Void
  ) throws(SDKError) -> ExitCode {
    try ChildProcess(
      program: toolchain.swift, arguments: arguments, environment: console.environment,
      takesSignals: console.isProcess
    ).run(receive)
  }
}
