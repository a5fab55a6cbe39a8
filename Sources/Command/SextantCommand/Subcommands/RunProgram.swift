import CommandLineOptions
import CommandOutput
import LinuxSDK

/// Runs a program of the user on a phone, with the positions of a real receiver.
struct RunProgram: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Run a program that uses CoreLocation on Linux, with positions of a real receiver.",
    discussion: """
      The program is one that was built with this package's CoreLocation, such as by sextant build. It takes the place \
      of this command, and gets its positions from a receiver: a daemon gpsd, the desktop's service GeoClue, or a serial \
      line with sentences of NMEA 0183. Without --receiver they come from a track or a place, as in sextant test.

      Permission is asked for as on iOS; --authorization gives it in advance, and --person answers the prompts.

      A receiver has to be there at the start. When it is lost later, the program gets Core Location's error, lines on \
      the error stream say what happened, and positions continue when it is back.

      Exits with the code of the program, and with 2 if the command line is invalid, the receiver can't be reached or \
      refuses, or the program can't be run.
      """)

  @Option(
    help: "The receiver: gpsd, gpsd:HOST, gpsd:HOST:PORT, geoclue, or nmea:/dev/NAME.", value: "receiver")
  var receiver: String?

  @Option(help: "The app's authorization at the start.")
  var authorization: StartingGrant?

  @Option(help: "The iOS version of the phone.", value: "version")
  var ios: String?

  @Option(name: "info-plist", help: "The Info.plist of the app.", value: "file")
  var infoPlist: String?

  @OptionGroup var phone: PhoneOptions

  @Option(help: "Record everything that happens on the phone in this file.", value: "file")
  var trace: String?

  @Argument(help: "The program and its arguments, after --.", value: "command")
  var command: [String]

  func validate() throws(ValidationError) {
    if command.isEmpty { throw ValidationError("name the program after --") }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let device = DeviceOptions(
      releases: ios, infoPlist: infoPlist, person: phone.person, precise: phone.precise?.rawValue,
      track: phone.track, location: phone.location, receiver: receiver,
      authorization: authorization?.argumentText, trace: trace)
    do throws(SDKError) {
      try ProgramRun.replaceProcess(by: command, on: device, environment: console.environment)
    } catch {
      throw .sdk(error)
    }
  }
}
