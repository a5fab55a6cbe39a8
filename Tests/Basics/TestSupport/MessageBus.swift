import Foundation

/// A D-Bus message bus that only one test uses, instead of the system's.
package final class MessageBus: Sendable {
  private static let program = Program(named: "dbus-daemon")
  /// Whether one can be started.
  package static let isInstalled = program != nil
  /// The reason why tests are skipped without one.
  package static let absence = "dbus-daemon is not installed: apt-get install dbus"

  /// The address of the bus.
  package let address: String
  private let folder: URL
  /// The earlier one, whose folder it uses.
  private let earlier: MessageBus?
  private let daemon: ServiceProcess

  /// Starts a bus in a new folder, or at the place of an earlier one.
  package init(replacing earlier: MessageBus? = nil) throws {
    self.earlier = earlier
    folder =
      earlier?.folder ?? FileManager.default.temporaryDirectory.appending(path: "bus-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let socket = folder.appending(path: "socket").path(percentEncoded: false)
    try? FileManager.default.removeItem(atPath: socket)
    address = "unix:path=\(socket)"
    let configuration = folder.appending(path: "bus.conf")
    try Data(Self.configuration(address).utf8).write(to: configuration)
    daemon = try ServiceProcess([
      "dbus-daemon", "--config-file=\(configuration.path(percentEncoded: false))", "--nofork",
      "--print-address=1",
    ])
    try daemon.lines.wait { !$0.isEmpty }
  }

  deinit {
    kill()
    try? FileManager.default.removeItem(at: folder)
  }

  /// The variables for programs that use it.
  package var environment: [String: String] { ["DBUS_SYSTEM_BUS_ADDRESS": address] }

  /// Ends it immediately, as in a crash.
  package func kill() { daemon.kill() }

  private static func configuration(_ address: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>system</type>
      <listen>\(address)</listen>
      <policy context="default">
        <allow user="*"/><allow own="*"/>
        <allow send_destination="*"/><allow send_type="signal"/><allow receive_sender="*"/>
      </policy>
    </busconfig>
    """
  }
}

/// A program that runs during a test, until it is killed or no longer needed.
final class ServiceProcess: Sendable {
  /// The lines that it has written.
  let lines = Gathered<String>()
  private let process = Process()
  private let input = Pipe()

  /// Starts a program that is found in PATH, with its arguments.
  init(_ command: [String], environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let output = Pipe()
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    Thread.detachNewThread { [lines] in
      var text = ""
      while let data = try? output.fileHandleForReading.read(upToCount: 1), !data.isEmpty {
        if data == Data("\n".utf8) {
          lines.add(text)
          text = ""
        } else {
          text += String(decoding: data, as: UTF8.self)
        }
      }
    }
  }

  deinit { kill() }

  /// Writes a line to its input.
  func write(_ line: String) { try? input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

  /// Ends it immediately.
  func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Stops it, or lets it continue.
  func hang(_ hangs: Bool) { Foundation.kill(process.processIdentifier, hangs ? SIGSTOP : SIGCONT) }
}
