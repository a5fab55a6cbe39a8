import CommandLineOptions
import CommandOutput
import LinuxSDK

/// Tests a package of the user on simulated iPhones.
struct TestPackage: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "test",
    abstract: "Run any package's tests on Linux, on a simulated iPhone.",
    discussion: """
      Runs swift test with the package's own manifest and gives it the module CoreLocation from outside. The package \
      is built in .build/sextant, so its ordinary build stays as it is. Arguments after -- are passed to swift test.

      A test file may import SextantTesting, even if the package doesn't depend on it: everyJourney plays every \
      journey through the package's code.

      With several releases, such as --ios 14,15,17, the package is built once and tested on each; a table of \
      the results follows. Releases below the package's own platforms are left out, and files of results have the \
      release in their names. Stuck tests are stopped, with a message that says what they are waiting for.

      Exits with the code of swift test: 0 if all tests passed, 1 if a test or the build failed (for several \
      releases, the first code that isn't 0); with 4 if the tests were stuck, with 5 if they exceeded the time \
      limit, and with 2 if the command line is invalid or there is no SDK.
      """)

  @Option(name: "package-path", help: "The package, or a folder in it.", value: "folder")
  var packagePath = "."

  @Option(help: "The iOS versions of the phones, such as 14, 14,15,17, 13.4+ or all.", value: "versions")
  var ios: String?

  @Option(name: "info-plist", help: "The Info.plist of the app that the tests run in.", value: "file")
  var infoPlist: String?

  @OptionGroup var phone: PhoneOptions

  @Option(help: "The app's authorization when the tests begin.")
  var authorization: StartingGrant?

  @Option(help: "Record everything that happens on the phones in this file.", value: "file")
  var trace: String?

  @Option(help: "How many times as fast as the wall clock the phone's clock runs.", value: "speed")
  var clock: String?

  @Flag(name: "phone-per-test", help: "Give each test a fresh phone instead of one for all.")
  var hasPhonePerTest: Bool

  @Option(
    help:
      "How long tests may be stuck; three times as long if the phone doesn't explain why; 0 for no limit.",
    value: "seconds")
  var patience: SecondsArgument?

  @Option(name: "time-limit", help: "How long the tests may take, on each release.", value: "seconds")
  var timeLimit: SecondsArgument?

  @OptionGroup var options: PackageOptions

  @Argument(help: "Arguments for swift test, after --.", value: "arguments")
  var arguments: [String]

  func validate() throws(ValidationError) {
    if timeLimit?.duration == .zero { throw ValidationError("--time-limit must be more than 0") }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let device = DeviceOptions(
      releases: ios, infoPlist: infoPlist, person: phone.person, precise: phone.precise?.rawValue,
      track: phone.track, location: phone.location, authorization: authorization?.argumentText, trace: trace,
      clock: clock,
      hasPhoneForEachTest: hasPhonePerTest)
    do throws(SDKError) {
      let versions = try device.checkedVersions(in: console.environment)
      return try PackageRun(
        packagePath: packagePath, sdk: options.sdk, additions: options.more.request, arguments: arguments,
        explains: !options.isQuiet, in: console
      ).test(on: versions, device: device, patience: limits)
    } catch {
      throw .sdk(error)
    }
  }

  private var limits: HangWatch.Patience {
    var limits = HangWatch.Patience()
    limits.limit = timeLimit?.duration
    if let patience {
      limits.isLimited = patience.duration > .zero
      if limits.isLimited { limits.known = patience.duration }
    }
    return limits
  }
}

/// A number of seconds, as typed.
struct SecondsArgument: ExpressibleByArgument {
  let duration: Duration
  let argumentText: String

  init?(argument: String) {
    guard let seconds = Double(argument), (0...1_000_000).contains(seconds) else { return nil }
    duration = .seconds(seconds)
    argumentText = argument
  }
}
