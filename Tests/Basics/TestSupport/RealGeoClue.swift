import Foundation

#if canImport(Darwin)
  private let noSignal: Int32 = 0
#else
  private let noSignal = Int32(MSG_NOSIGNAL)
#endif

/// The real GeoClue with NMEA 0183 sentences as its source, and with or without an agent.
///
/// Its configuration is at a fixed path, so it runs in its own mount namespace.
package final class RealGeoClue: Sendable {
  private static let program = "/usr/libexec/geoclue"
  private static let agent = "/usr/libexec/geoclue-2.0/demos/agent"
  /// The reason why tests are skipped; nil if it can be started.
  package static let absence: String? = {
    guard MessageBus.isInstalled else { return MessageBus.absence }
    guard FileManager.default.isExecutableFile(atPath: program),
      FileManager.default.isExecutableFile(atPath: agent)
    else { return "GeoClue is not installed: apt-get install geoclue-2.0" }
    let isAllowed = (try? Program(named: "unshare")?.run(["-m", "true"]).code) == 0
    return isAllowed ? nil : "mount namespaces are not allowed, which takes root"
  }()

  private let bus: MessageBus
  private let folder: URL
  private let socket: AcceptingSocket
  /// The connections over which it reads sentences.
  private let sources = Gathered<Int32>()
  private let service: ServiceProcess
  private let agents = Gathered<ServiceProcess>()

  /// Starts it on a bus.
  ///
  /// - Parameters:
  ///   - hasAgent: Whether there is an agent.
  ///   - entry: The configuration's entry for Sextant.
  package init(on bus: MessageBus, hasAgent: Bool = true, entry: Entry = .allowed) throws {
    self.bus = bus
    folder = FileManager.default.temporaryDirectory.appending(path: "geo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let path = folder.appending(path: "nmea").path(percentEncoded: false)
    let configuration = folder.appending(path: "geoclue.conf")
    try Data(Self.configuration(socket: path, entry: entry).utf8).write(to: configuration)
    socket = AcceptingSocket(try Self.listen(at: path)) { [sources] in sources.add($0) }
    service = try ServiceProcess(
      [
        "unshare", "-m", "sh", "-c",
        #"mount --bind "$0" /etc/geoclue/geoclue.conf && exec "$1" -t 600"#,
        configuration.path(percentEncoded: false), Self.program,
      ], environment: bus.environment)
    if hasAgent { try startAgent() }
  }

  deinit {
    socket.stop()
    for source in sources.values { close(source) }
    kill()
    for agent in agents.values { agent.kill() }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Starts the agent, without which it returns no client.
  package func startAgent() throws {
    agents.add(try ServiceProcess([Self.agent], environment: bus.environment))
  }

  /// Sends sentences to it; returns whether it reads any.
  @discardableResult
  package func feed(_ sentences: String) -> Bool {
    guard let source = sources.values.last else { return false }
    let bytes = Array(sentences.utf8)
    return send(source, bytes, bytes.count, noSignal) == bytes.count
  }

  /// Closes the connection over which it reads.
  package func hangUpSource() { if let source = sources.values.last { shutdown(source, Int32(2)) } }

  /// Ends it immediately, as in a crash.
  package func kill() { service.kill() }

  /// Stops it, or lets it continue.
  package func hang(_ hangs: Bool) { service.hang(hangs) }

  private static func listen(at path: String) throws -> Int32 {
    let descriptor = Foundation.socket(AF_UNIX, streamSocket, 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard path.utf8.count < room else { throw ToolError("\(path) is too long for a socket") }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let isBound = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0
      }
    }
    guard isBound, Foundation.listen(descriptor, 8) == 0 else { throw ToolError("no socket at \(path)") }
    return descriptor
  }

  private static func configuration(socket: String, entry: Entry) -> String {
    let off = ["3g", "cdma", "modem-gps", "compass"].map { "[\($0)]\nenable=false\n" }.joined()
    return """
      [agent]
      whitelist=geoclue-demo-agent
      [network-nmea]
      enable=true
      nmea-socket=\(socket)
      [wifi]
      enable=false
      submit-data=false
      \(off)
      """ + (entry == .none ? "" : "[sextant]\nallowed=\(entry == .allowed)\nsystem=false\nusers=\n")
  }

  /// The configuration's entry for Sextant; for an app without an entry, the agent decides.
  package enum Entry { case allowed, denied, none }
}
