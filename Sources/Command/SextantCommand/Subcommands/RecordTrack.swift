import CommandLineOptions
import CommandOutput
import LeanFoundation
import LinuxSDK

/// Records the positions of a real receiver.
struct RecordTrack: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record the positions of a real receiver in a file that the simulator plays.",
    discussion: """
      Writes a GPX file, or the receiver's own sentences if the file's name ends in .nmea, until Control-C, a signal or \
      --duration ends it. The file is whole at any time. Where positions were lost, a new segment begins. GeoClue has no \
      sentences. Scenarios, sextant test and sextant run play the file: --track FILE.

      Exits with 0, with 2 if the receiver can't be reached or refuses, or the file can't be written, and with 3 if there was no \
      position.
      """)

  @Option(
    help: "The receiver: gpsd, gpsd:HOST, gpsd:HOST:PORT, geoclue, or nmea:/dev/NAME.", value: "receiver")
  var receiver = "gpsd"

  @Option(help: "How long to record.", value: "seconds")
  var duration: SecondsArgument?

  @Argument(help: "The file, which must not exist.", value: "file")
  var file: String

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    let positions: Int
    do throws(SDKError) {
      let recording = try TrackRecording(
        of: receiver, as: file.lowercased().hasSuffix(".nmea") ? .nmea : .gpx, to: file)
      positions = try recording.run(for: duration?.duration) { line in
        // Failing to show a line must not stop the recording.
        try? console.errors.write("sextant: \(line)\n")
      }
    } catch {
      throw .sdk(error)
    }
    try console.inform("sextant: \(positions) position\(positions == 1 ? "" : "s") in \(file)")
    return positions == 0 ? .noAnswer : .success
  }
}
