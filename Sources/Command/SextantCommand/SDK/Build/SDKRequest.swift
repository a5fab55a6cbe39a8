/// Which SDK a person asks for: the options that all commands around it have.
struct SDKRequest {
  /// The folder of the package Sextant; nil to find it.
  var source: String?
  /// The folder of the SDK; nil for the one in the cache.
  var output: String?

  /// Returns a builder for it.
  func builder(in console: Console) throws(SDKError) -> SDKBuilder {
    let package = try SourcePackage(
      named: source, environment: console.environment, program: SourcePackage.runningProgram)
    let toolchain = try SwiftToolchain(environment: console.environment)
    let place = try SDKPlace(
      output: output, environment: console.environment, package: package, toolchain: toolchain)
    return SDKBuilder(package: package, toolchain: toolchain, place: place, console: console)
  }
}
