package import CommandOutput
package import LeanFoundation

/// The SDK to use, as specified by options that several commands share.
package struct SDKRequest {
  /// The folder of Sextant's package; nil to search for it.
  private let source: String?
  /// The folder of the SDK; nil for the one of the release or in the cache.
  private let output: String?
  /// The program that is asked, near which the release's files or the sources are.
  private let program: URL

  package init(source: String? = nil, output: String?, program: URL = SourcePackage.runningProgram) {
    self.source = source
    self.output = output
    self.program = program
  }

  /// Returns the SDK that the release has, or else one that is up to date with the sources.
  ///
  /// - Parameter isForced: Whether to build it from the sources in any case.
  package func sdk(isForced: Bool = false, in console: Console) throws(SDKError) -> ReadySDK {
    let toolchain = try SwiftToolchain(environment: console.environment)
    if !isForced, let sdk = try finished(for: toolchain, in: console) {
      return ReadySDK(folder: sdk, toolchain: toolchain, builds: try? SDKPlace.builds(console.environment))
    }
    let builder = try builder(with: toolchain, in: console)
    return ReadySDK(
      folder: try builder.sdk(isForced: isForced), toolchain: toolchain,
      builds: builder.place.scratch.deletingLastPathComponent())
  }

  /// Returns the SDK that a release uses as it is, unless the user names sources.
  private func finished(for toolchain: SwiftToolchain, in console: Console) throws(SDKError) -> SDKFolder? {
    guard source == nil, SourcePackage.variable(in: console.environment) == nil,
      let packed = ReleaseFolder(of: program).sdk,
      let sdk = output.map({ SDKFolder(at: SDKPlace.folder($0)) }) ?? packed
    else { return nil }
    guard sdk.manifest.toolchain == toolchain.version else {
      throw .otherCompiler(sdk: sdk.manifest.toolchain, toolchain: toolchain.version)
    }
    guard sdk.isUsable(by: toolchain) else { throw .unusableSDK(sdk.path) }
    return sdk
  }

  /// Returns a builder for the SDK.
  func builder(with toolchain: SwiftToolchain, in console: Console) throws(SDKError) -> SDKBuilder {
    let package = try SourcePackage(named: source, environment: console.environment, program: program)
    let place = try SDKPlace(
      output: output, environment: console.environment, package: package, toolchain: toolchain)
    return SDKBuilder(package: package, toolchain: toolchain, place: place, console: console)
  }
}
