package import Foundation

#if canImport(Glibc)
  private let datagrams = Int32(SOCK_DGRAM.rawValue)
  /// The type of stream sockets.
  let streamSocket = Int32(SOCK_STREAM.rawValue)
#else
  private let datagrams = SOCK_DGRAM
  /// The type of stream sockets.
  let streamSocket = SOCK_STREAM
#endif

/// A real gpsd that receives sentences over UDP, as from a receiver.
package final class RealDaemon: Sendable {
  /// The program; nil if it is not installed.
  package static let program: URL? = {
    let folders = ["/usr/sbin", "/usr/local/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/sbin"]
    return folders.map { URL(filePath: $0).appending(path: "gpsd") }.first {
      FileManager.default.isExecutableFile(atPath: $0.path(percentEncoded: false))
    }
  }()
  /// The reason why tests are skipped without it.
  package static let absence = "gpsd is not installed: apt-get install gpsd"

  /// The port at which clients connect.
  package let port: UInt16
  private let feedPort: UInt16
  private let process = Process()
  private let feeder: Int32

  /// Starts a daemon on a free port, or on that of an earlier one.
  ///
  /// - Parameter device: The path of a serial line; nil for sentences over UDP.
  package init(port wanted: UInt16? = nil, device: String? = nil) throws {
    guard let program = Self.program else { throw ToolError(Self.absence) }
    port = try wanted ?? Self.freePort(streamSocket)
    feedPort = try Self.freePort(datagrams)
    feeder = socket(AF_INET, datagrams, 0)
    process.executableURL = program
    process.arguments = ["-N", "-n", "-S", "\(port)", device ?? "udp://127.0.0.1:\(feedPort)"]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  deinit {
    kill()
    close(feeder)
  }

  /// Ends it immediately, as in a crash.
  package func kill() {
    guard process.isRunning else { return }
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Stops it, or lets it continue.
  package func hang(_ hangs: Bool) { Foundation.kill(process.processIdentifier, hangs ? SIGSTOP : SIGCONT) }

  /// Sends sentences to it.
  package func feed(_ sentences: String) {
    var address = Self.address(feedPort)
    let bytes = Array(sentences.utf8)
    withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = sendto(feeder, bytes, bytes.count, 0, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func freePort(_ type: Int32) throws -> UInt16 {
    let descriptor = socket(AF_INET, type, 0)
    defer { close(descriptor) }
    var address = address(0)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
      }
    }
    guard isBound else { throw ToolError("no port is free") }
    return UInt16(bigEndian: address.sin_port)
  }
}

/// NMEA sentences as receivers write them.
package enum Sentences {
  /// Returns the sentences of one moment: GGA, GSA and RMC.
  package static func moment(
    _ date: Date = Date(), latitude: Double, longitude: Double, dilution: Double = 0.9, knots: Double = 10,
    course: Double = 84.4, hasFix: Bool = true
  ) -> String {
    let time = text(date, "HHmmss.SS")
    let place =
      "\(angle(latitude, digits: 2)),\(latitude < 0 ? "S" : "N"),"
      + "\(angle(longitude, digits: 3)),\(longitude < 0 ? "W" : "E")"
    guard hasFix else {
      return sentence("GPGGA,\(time),,,,,0,00,99.99,,,,,,")
        + sentence("GPRMC,\(time),V,,,,,,,\(text(date, "ddMMyy")),,,N")
    }
    return sentence("GPGGA,\(time),\(place),1,08,\(dilution),34.5,M,45.0,M,,")
      + sentence("GPGSA,A,3,04,05,09,12,,,,,,,,,2.5,\(dilution),2.1")
      + sentence("GPRMC,\(time),A,\(place),\(knots),\(course),\(text(date, "ddMMyy")),,")
  }

  /// Returns a sentence with its checksum.
  package static func sentence(_ body: String) -> String {
    let sum = body.utf8.reduce(0, ^)
    return "$\(body)*" + (sum < 16 ? "0" : "") + String(sum, radix: 16, uppercase: true) + "\r\n"
  }

  private static func angle(_ degrees: Double, digits: Int) -> String {
    let whole = Int(abs(degrees))
    let minutes = (abs(degrees) - Double(whole)) * 60
    return String(format: "%0\(digits)d%08.5f", whole, minutes)
  }

  private static func text(_ date: Date, _ format: String) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = TimeZone(identifier: "UTC")
    formatter.dateFormat = format
    return formatter.string(from: date)
  }
}
