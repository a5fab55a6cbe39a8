package import Foundation

/// A fake GeoClue, which does what a test tells it to.
package final class FakeGeoClue: Sendable {
  /// Whether it can be started: Debian's Python, with the packages that it needs.
  package static let isAvailable =
    MessageBus.isInstalled
    && (try? Program(at: URL(filePath: python)).run(["-c", "import dbus, gi"]).code) == 0
  /// The reason why tests are skipped if it can't be started.
  package static let absence =
    "dbus-daemon or its Python is not installed: apt-get install dbus python3-dbusmock"

  // Debian's packages belong to this one, and not to another in PATH.
  private static let python = "/usr/bin/python3"

  /// The requests that it received: "client", "start", properties with values, and "left" at the end of a
  /// connection.
  package var asked: Gathered<String> { process.lines }
  private let process: ServiceProcess

  /// Starts it on a bus.
  package init(on bus: MessageBus) throws {
    process = try ServiceProcess(
      [Self.python, RepositoryFolder.path("Tests/Data/Programs/geoclue.py")],
      environment: bus.environment)
    try process.lines.wait { $0.contains("ready") }
  }

  /// Sends it a command of those that geoclue.py describes.
  package func tell(_ line: String) { process.write(line) }

  /// Tells it how to answer requests from now on: "client deny", "start hang" and the like; waits until it does.
  package func answer(_ line: String) throws {
    tell(line)
    try asked.wait { $0.contains("will \(line)") }
  }

  /// Waits until a client has requested the start, after a line that determines the answer.
  package func waitForStart(after line: String) throws {
    try asked.wait { $0.drop { $0 != "will \(line)" }.contains("start") }
  }

  /// Tells it that there is a location.
  package func locate(
    _ latitude: Double, _ longitude: Double = 13.4, accuracy: Double = 8,
    altitude: Double = -.greatestFiniteMagnitude,
    speed: Double = -1, heading: Double = -1, time: Date = Date()
  ) {
    let seconds = Int(time.timeIntervalSince1970)
    tell("location \(latitude) \(longitude) \(accuracy) \(altitude) \(speed) \(heading) \(seconds)")
  }

  /// Ends it immediately, as in a crash.
  package func kill() { process.kill() }
}
