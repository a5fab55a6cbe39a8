import CommandLineOptions

/// Tests somebody's package on the simulated iPhone.
struct TestPackage: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run any package's tests on Linux, on a simulated iPhone.",
    discussion: """
      Runs swift test with the package's own manifest and gives it the module CoreLocation from outside. The package \
      is built in .build/sextant, so its ordinary build stays as it is. What stands after -- goes to swift test.

      Exits with the code of swift test: 0 when all tests have passed, 1 when one has failed or nothing could be \
      built; and with 2 when the command line makes no sense or there is no SDK.
      """)

  @Option(
    name: .customLong("package-path"),
    help: ArgumentHelp("The package, or a folder in it.", valueName: "folder"))
  var packagePath = "."

  @Option(help: ArgumentHelp("The iOS version of the phone, such as 14.", valueName: "version"))
  var ios: ReleaseArgument?

  @Option(
    name: .customLong("info-plist"),
    help: ArgumentHelp("The Info.plist of the app that the tests run in.", valueName: "file"))
  var infoPlist: String?

  @Option(
    help: ArgumentHelp(
      "The buttons that the person taps, in order of preference, such as \"Allow Once\". Without it nobody answers.",
      valueName: "buttons"))
  var person: String?

  @Option(
    help: ArgumentHelp("A track that the phone moves along: GPX, NMEA, CSV or GeoJSON.", valueName: "file"))
  var track: String?

  @Option(help: ArgumentHelp("Where the phone is, in degrees: latitude,longitude.", valueName: "place"))
  var location: String?

  @Option(help: "What the app has when the tests begin.")
  var authorization: GrantArgument?

  @Option(help: ArgumentHelp("Write down all that happened on the phone.", valueName: "file"))
  var trace: String?

  @Option(
    help: ArgumentHelp("How many times as fast as the wall clock the phone's clock runs.", valueName: "speed")
  )
  var clock: String?

  @Option(help: ArgumentHelp("The folder of the SDK, if not the one in the cache.", valueName: "folder"))
  var sdk: String?

  @Flag(name: .customLong("quiet"), help: "Don't say what is different on Linux.")
  var isQuiet: Bool

  @Argument(help: ArgumentHelp("Arguments for swift test, after --.", valueName: "arguments"))
  var arguments: [String]

  func validate() throws(ValidationError) {
    if let authorization, [.restricted, .servicesOff].contains(authorization) {
      throw ValidationError("an app can't begin with '\(authorization.argumentText)'")
    }
  }

  func run(in session: Session) throws(CommandFailure) -> ExitCode {
    let device = DeviceOptions(
      release: ios?.firstVersion, infoPlist: infoPlist, person: person, track: track, location: location,
      authorization: authorization?.argumentText, trace: trace, clock: clock)
    return try PackageRun.run(
      .test, packagePath: packagePath, sdk: sdk, arguments: arguments, device: device, explains: !isQuiet,
      in: session)
  }
}
