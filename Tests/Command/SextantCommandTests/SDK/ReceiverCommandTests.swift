import Foundation
import LocationTracks
import TestSupport
import Testing

@testable import SextantCommand

/// The commands that use a real receiver.
@Suite struct ReceiverCommandTests {
  private static let greeting = """
    {"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyACM0","driver":"u-blox"}]}

    """

  private static func report(_ second: Int) -> String {
    let time = Date().addingTimeInterval(Double(second))
      .ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return
      #"{"class":"TPV","device":"/dev/ttyACM0","mode":3,"time":"\#(time)","lat":52.5,"lon":\#(13 + Double(second) / 1_000),"altMSL":34.5,"speed":5,"track":84.4,"eph":1.8,"epv":2.5}"#
      + "\n"
  }

  /// Returns a port on which no process listens.
  private static func freePort() throws -> UInt16 { try FakeDaemon(greeting: "").port }

  @Test func `a program gets the variables that describe its phone, and its code is the command's`() throws {
    let daemon = try FakeDaemon(greeting: Self.greeting)
    let run = try BuiltTool.run([
      "run", "--receiver", "gpsd:127.0.0.1:\(daemon.port)", "--authorization", "always", "--ios", "17",
      "--trace",
      "trace.txt", "--", "sh", "-c", "env | grep ^SEXTANT_ | sort; exit 7",
    ])
    #expect(run.exitCode == 7)
    #expect(run.errors == "")
    let lines = run.output.split(separator: "\n")
    #expect(
      lines == [
        "SEXTANT_AUTHORIZATION=always", "SEXTANT_IOS=17",
        "SEXTANT_RECEIVER=gpsd:127.0.0.1:\(daemon.port)",
        "SEXTANT_TRACE=\(RepositoryFolder.path("trace.txt"))",
      ])
  }

  @Test func `the program does not inherit that the command ignores broken pipes`() throws {
    let run = try BuiltTool.run(["run", "--", "sh", "-c", "kill -PIPE $$; echo survived"])
    #expect(run.output == "")
    #expect(run.exitCode == SIGPIPE)
  }

  @Test func `what can't be run is said, with what to do`() throws {
    let port = try Self.freePort()
    let refusals = [
      ["--receiver", "gps"]:
        "Error: --receiver is “gps”; it must be gpsd, gpsd:HOST, gpsd:HOST:PORT, geoclue or nmea:/dev/NAME\n",
      ["--receiver", "gpsd:127.0.0.1:\(port)"]:
        "Error: nothing listens there for gpsd at 127.0.0.1:\(port); start it with 'sudo systemctl start gpsd.socket', "
        + "or by hand with 'gpsd -N -n /dev/ttyUSB0' and the path of your receiver\n",
      ["--receiver", "nmea:/dev/none"]: "Error: /dev/none can't be opened: No such file or directory\n",
      ["--receiver", "gpsd", "--location", "1,2"]:
        "Error: --location is “1,2”; it must be left out, because there is also a receiver: --receiver\n",
      ["--ios", "14,15"]: "Error: --ios names several versions; a program runs on one phone\n",
      []:
        "Error: no 'no-such-program' is in a folder of PATH; for one in this folder write './no-such-program'\n",
    ]
    for (options, message) in refusals {
      let run = try BuiltTool.run(["run"] + options + ["--", "no-such-program"])
      #expect(run == ToolRun(exitCode: 2, output: "", errors: message))
    }
  }

  @Test func `what a receiver finds is recorded as a track, with a segment for each stretch`() async throws {
    let began = Date()
    let folder = try ScratchFolder()
    var daemon: FakeDaemon? = try FakeDaemon(greeting: Self.greeting)
    let port = try #require(daemon?.port)
    let file = folder.path + "/ride.gpx"
    let tool = try RunningTool(
      ["record", "--receiver", "gpsd:127.0.0.1:\(port)", file], environment: BuiltTool.bareEnvironment)
    // The first connection is that of the check.
    let client = try #require(try daemon?.clients.wait { $0.count >= 2 }.last)
    for second in 0..<3 { client.say(Self.report(second)) }
    try Self.wait(for: file) { $0.contains("13.002") }
    // The file is complete at any time.
    #expect(try TrackFile(contentsOf: URL(filePath: file)).track.points.count == 3)
    daemon?.close()
    daemon = nil
    await tool.wait(for: "connecting again")
    let second = try FakeDaemon(port: port, greeting: Self.greeting + Self.report(3))
    try Self.wait(for: file) { $0.contains("13.003") }
    tool.send(SIGINT)
    #expect(tool.exitCode() == 0)
    withExtendedLifetime(second) {}
    let track = try TrackFile(contentsOf: URL(filePath: file)).track
    #expect(track.segments.map(\.count) == [3, 1])
    let point = track.points[1]
    #expect(point.coordinate == Coordinate(latitude: 52.5, longitude: 13.001))
    #expect(point.altitude == 34.5)
    #expect(point.speed == 5)
    #expect(point.course == 84.4)
    #expect(point.horizontalAccuracy == 1.8)
    #expect(point.verticalAccuracy == 2.5)
    let time = try #require(point.time)
    #expect(time > began && time < Date().addingTimeInterval(2))
  }

  @Test func `sentences are recorded as they are`() async throws {
    let folder = try ScratchFolder()
    let daemon = try FakeDaemon(greeting: Self.greeting)
    let file = folder.path + "/ride.nmea"
    let tool = try RunningTool(
      ["record", "--receiver", "gpsd:127.0.0.1:\(daemon.port)", file], environment: BuiltTool.bareEnvironment)
    let client = try #require(try daemon.clients.wait { $0.count >= 2 }.last)
    try daemon.commands.wait { $0.contains(#"?WATCH={"enable":true,"json":true,"nmea":true};"#) }
    let sentences = Sentences.moment(latitude: 52.5, longitude: 13.4)
    client.say(sentences + Self.report(0))
    try Self.wait(for: file) { $0 == sentences }
    tool.send(SIGTERM)
    // It is a matter of chance whether a position was read by then.
    #expect([0, 3].contains(tool.exitCode()))
    #expect(try TrackFile(contentsOf: URL(filePath: file)).track.points.count == 1)
  }

  @Test func `a file that exists is left alone, and a recording without positions says so`() throws {
    let folder = try ScratchFolder()
    let daemon = try FakeDaemon(greeting: Self.greeting)
    let receiver = "gpsd:127.0.0.1:\(daemon.port)"
    let file = folder.path + "/ride.gpx"
    let empty = try BuiltTool.run(["record", "--receiver", receiver, "--duration", "0.2", file])
    #expect(empty == ToolRun(exitCode: 3, output: "", errors: "sextant: 0 positions in \(file)\n"))
    let again = try BuiltTool.run(["record", "--receiver", receiver, file])
    #expect(
      again == ToolRun(exitCode: 2, output: "", errors: "Error: '\(file)': the file exists; name a new one\n")
    )
  }

  @Test(.enabled(if: MessageBus.isInstalled, "\(MessageBus.absence)"))
  func `without GeoClue it is said what to install, and it has no sentences to record`() throws {
    let bus = try MessageBus()
    let run = try BuiltTool.run(
      ["run", "--receiver", "geoclue", "--", "true"], environment: bus.environment)
    #expect(
      run
        == ToolRun(
          exitCode: 2, output: "",
          errors:
            "Error: GeoClue doesn't run and can't be started; where it is not installed, 'sudo apt install geoclue-2.0' does that\n"
        ))
    let record = try BuiltTool.run(
      ["record", "--receiver", "geoclue", "/none/ride.nmea"], environment: bus.environment)
    #expect(
      record
        == ToolRun(
          exitCode: 2, output: "",
          errors:
            "Error: '/none/ride.nmea': GeoClue has positions, but no sentences; name a file that ends in .gpx\n"
        ))
  }

  @Test(.enabled(if: FakeGeoClue.isAvailable, "\(FakeGeoClue.absence)"))
  func `GeoClue is recorded, runs a program, and its refusal is said before the program runs`() async throws {
    let folder = try ScratchFolder()
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    let file = folder.path + "/ride.gpx"
    let tool = try RunningTool(
      ["record", "--receiver", "geoclue", file],
      environment: BuiltTool.bareEnvironment.merging(bus.environment) { $1 })
    // The first client is that of the check.
    try service.asked.wait { $0.count { $0 == "start" } >= 2 }
    service.locate(52.5, accuracy: 3, altitude: 34.5)
    try Self.wait(for: file) { $0.contains("52.5") }
    tool.send(SIGINT)
    #expect(tool.exitCode() == 0)
    let point = try #require(try TrackFile(contentsOf: URL(filePath: file)).track.points.first)
    #expect(point.altitude == 34.5)
    #expect(point.horizontalAccuracy == 25)
    let run = try BuiltTool.run(
      ["run", "--receiver", "geoclue", "--", "sh", "-c", "echo $SEXTANT_RECEIVER"],
      environment: bus.environment)
    #expect(run == ToolRun(exitCode: 0, output: "geoclue\n", errors: ""))
    try service.answer("start deny")
    let refused = try BuiltTool.run(
      ["run", "--receiver", "geoclue", "--", "true"], environment: bus.environment)
    #expect(refused.exitCode == 2)
    #expect(refused.errors.hasPrefix("Error: GeoClue denies positions: Geolocation disabled for UID 1000; "))
  }

  /// Waits until the contents of a file fulfill a condition.
  private static func wait(for file: String, _ isReady: (String) -> Bool) throws {
    let deadline = Date(timeIntervalSinceNow: 120)
    while Date() < deadline {
      if let text = try? String(contentsOfFile: file, encoding: .utf8), isReady(text) { return }
      _ = poll(nil, 0, 5)
    }
    throw ToolError("\(file) never got what was awaited")
  }
}
