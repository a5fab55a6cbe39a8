import CommandLineOptions

/// The options of commands that run code on a phone: its person and its location.
struct PhoneOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The buttons that the person taps, in order of preference, such as \"Allow Once\". Without it nobody answers.",
      valueName: "buttons"))
  var person: String?

  @Option(
    help: "Whether locations are precise: the switch in prompts, and what was granted before (iOS 14+).")
  var precise: PreciseArgument?

  @Option(
    help: ArgumentHelp("A track that the phone moves along: GPX, NMEA, CSV or GeoJSON.", valueName: "file"))
  var track: String?

  @Option(help: ArgumentHelp("Where the phone is, in degrees: latitude,longitude.", valueName: "place"))
  var location: String?
}

/// The setting for precise locations, as typed.
enum PreciseArgument: String, CaseIterable, ExpressibleByArgument {
  case on
  case off
}
