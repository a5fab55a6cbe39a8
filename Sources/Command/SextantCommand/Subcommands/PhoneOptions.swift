import CommandLineOptions

/// The options of commands that run code on a phone: its person and its location.
struct PhoneOptions: ParsableArguments {
  @Option(
    help:
      "The buttons that the person taps, in order of preference, such as \"Allow Once\". Without it nobody answers.",
    value: "buttons")
  var person: String?

  @Option(
    help: "Whether locations are precise: the switch in prompts, and what was granted before (iOS 14+).")
  var precise: PreciseArgument?

  @Option(help: "A track that the phone moves along: GPX, NMEA, CSV or GeoJSON.", value: "file")
  var track: String?

  @Option(help: "Where the phone is, in degrees: latitude,longitude.", value: "place")
  var location: String?
}

/// The setting for precise locations, as typed.
enum PreciseArgument: String, CaseIterable, ExpressibleByArgument {
  case on
  case off
}
