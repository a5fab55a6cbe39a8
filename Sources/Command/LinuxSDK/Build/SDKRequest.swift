package import CommandOutput

/// The SDK to use, as specified by options that several commands share.
package struct SDKRequest {
  /// The folder of Sextant's package; nil to search for it.
  private let source: String?
  /// The folder of the SDK; nil for the one in the cache.
  private let output: String?

  package init(source: String? = nil, output: String?) {
    self.source = source
    self.output = output
  }

  /// Returns a builder for the SDK.
  package func builder(in console: Console) throws(SDKError) -> SDKBuilder {
    let package = try SourcePackage(
      named: source, environment: console.environment, program: SourcePackage.runningProgram)
    let toolchain = try SwiftToolchain(environment: console.environment)
    let place = try SDKPlace(
      output: output, environment: console.environment, package: package, toolchain: toolchain)
    return SDKBuilder(package: package, toolchain: toolchain, place: place, console: console)
  }
}
