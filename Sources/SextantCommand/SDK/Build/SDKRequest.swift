/// Which SDK a person asks for: the options that all commands around it have.
struct SDKRequest {
  /// The folder of the package Sextant; nil to find it.
  var source: String?
  /// The folder of the SDK; nil for the one in the cache.
  var output: String?

  /// Returns a builder for it.
  func builder(in session: Session) throws(SDKError) -> SDKBuilder {
    let package = try SourcePackage(
      named: source, environment: session.environment, program: SourcePackage.runningProgram)
    let toolchain = try SwiftToolchain(environment: session.environment)
    let place = try SDKPlace(
      output: output, environment: session.environment, package: package, toolchain: toolchain)
    return SDKBuilder(package: package, toolchain: toolchain, place: place, session: session)
  }
}
