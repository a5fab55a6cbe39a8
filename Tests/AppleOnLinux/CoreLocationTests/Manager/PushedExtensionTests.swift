import CoreLocation
import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Testing

/// The code of a location push service extension, run by the phone.
@MainActor @Suite struct PushedExtensionTests {
  /// The extension as Xcode's template has it.
  private final class Service: NSObject, CLLocationPushServiceExtension, CLLocationManagerDelegate {
    let report: @Sendable (String) -> Void
    let isPrompt: Bool
    var completion: (() -> Void)?
    var manager: CLLocationManager?

    init(isPrompt: Bool, report: @escaping @Sendable (String) -> Void) {
      self.isPrompt = isPrompt
      self.report = report
    }

    func didReceiveLocationPushPayload(_ payload: [String: Any], completion: @escaping () -> Void) {
      self.completion = completion
      let manager = CLLocationManager()
      self.manager = manager
      manager.delegate = self
      report("push \(payload["from"] ?? "") \(manager.authorizationStatus.rawValue)")
      if isPrompt { manager.requestLocation() }
    }

    func serviceExtensionWillTerminate() {
      report("time ends")
      completion?()
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      report("locations")
      completion?()
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) { report("failed") }
  }

  private final class Lines: Sendable {
    private let lines = Guarded<[String]>([])
    func append(_ line: String) { lines.withLock { $0.append(line) } }
    func take() -> [String] {
      lines.withLock { lines in
        defer { lines = [] }
        return lines
      }
    }
  }

  private func phone(isPrompt: Bool) throws -> (DeviceHost, Lines) {
    var configuration = AppConfiguration.complete
    configuration.traits.insert(.locationPush)
    let host = DeviceHost(release: .iOS18, bundle: AppBundle(name: "Find", configuration: configuration))
    let lines = Lines()
    host.runLocationPushExtension(payload: ["from": "Ada"]) {
      Service(isPrompt: isPrompt) { lines.append($0) }
    }
    try host.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 11))))
    try host.person(.opensSettings)
    try host.person(.chooses(.always, for: host.app))
    try host.person(.goesHome)
    return (host, lines)
  }

  @Test func `DEL-096: a push runs the extension's code, which gets a location while the app does not run`()
    throws
  {
    let (host, lines) = try phone(isPrompt: true)
    try host.system(.terminates(host.app))
    try host.system(.deliversLocationPush(host.app))
    host.advance(by: 5)
    #expect(lines.take() == ["push Ada 3", "locations"])
    let process = try #require(host.device.extensionID(.locationPush, of: host.app))
    #expect(host.device[process].process == nil)
    #expect(host.device[host.app].process == nil)
    try host.system(.deliversLocationPush(host.app))
    host.advance(by: 5)
    #expect(lines.take() == ["push Ada 3", "locations"])
  }

  @Test func `DEL-096: an extension that takes too long is warned, and may complete then`() throws {
    let (host, lines) = try phone(isPrompt: false)
    try host.system(.deliversLocationPush(host.app))
    host.advance(by: 29)
    #expect(lines.take() == ["push Ada 3"])
    host.advance(by: 1)
    #expect(lines.take() == ["time ends"])
    let process = try #require(host.device.extensionID(.locationPush, of: host.app))
    #expect(host.device[process].process == nil)
  }

  @Test func `the app and its extension have objects of their own`() throws {
    let (host, lines) = try phone(isPrompt: false)
    try host.person(.opens(host.app))
    let manager = host.run { CLLocationManager() }
    try host.system(.deliversLocationPush(host.app))
    host.advance(by: 60)
    #expect(lines.take() == ["push Ada 3", "time ends"])
    manager.startUpdatingLocation()
    #expect(host.device[host.app].process?.managers.count == 1)
    #expect(!host.device.trace.entries.contains { if case .refused = $0.event { true } else { false } })
  }

  @Test func `with the extension's code an app gets a token for location pushes`() async throws {
    let (host, _) = try phone(isPrompt: false)
    let manager = host.run { CLLocationManager() }
    #expect(try await manager.startMonitoringLocationPushes().count == 32)
  }
}
