import CoreLocation
import SextantTesting
import Testing

/// An app that greets people who arrive at a shop, with its original mistakes or without them.
@MainActor
final class GeofenceApp: NSObject, @preconcurrency CLLocationManagerDelegate {
  /// Whether the screen shows that arrivals are noticed.
  private(set) var isWatching = false
  private var isWanted = false
  private let isMended: Bool
  private let manager = CLLocationManager()
  private let shop = CLCircularRegion(
    center: CLLocationCoordinate2D(latitude: 48.3, longitude: 14.3), radius: 150, identifier: "Linz")

  init(isMended: Bool) {
    self.isMended = isMended
    super.init()
    manager.delegate = self
    // Regions outlive the process that started them.
    if isMended { isWatching = !manager.monitoredRegions.isEmpty }
  }

  func watch() {
    isWanted = true
    if manager.authorizationStatus == .notDetermined {
      manager.requestAlwaysAuthorization()
    } else {
      begin()
    }
  }

  func stop() {
    isWanted = false
    isWatching = false
    manager.stopMonitoring(for: shop)
  }

  private func begin() {
    if isMended, !isAllowed { return }
    isWatching = true
    manager.startMonitoring(for: shop)
  }

  private var isAllowed: Bool {
    [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus)
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    if isWanted, manager.authorizationStatus != .notDetermined { begin() }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@MainActor
@Suite struct GeofenceAppTests {
  @Test func `what is found of a geofence app, and nothing once it is mended`() async throws {
    let error = await #expect(throws: JourneysFailed.self) { try await explore(isMended: false) }
    let found = try #require(error).report.findings
    let problem = JourneyProblem.broken("it says that it watches when it does")
    #expect(found.map(\.problem) == [problem, problem])
    #expect(
      found.map(\.moves) == [
        [.tap("Watch"), .answer(.dontAllow)],
        [.tap("Watch"), .answer(.allowWhileUsingApp), .forceQuit, .open],
      ])
    try await explore(isMended: true)
  }

  private func explore(isMended: Bool) async throws {
    try await everyJourney(
      upTo: 4, on: [.iOS15, .newest], moves: [.taps, .answers, .leaving, .processes],
      app: { process -> GeofenceApp in
        let app = GeofenceApp(isMended: isMended)
        process.tap("Watch", when: { !app.isWatching }) { app.watch() }
        process.tap("Stop", when: { app.isWatching }) { app.stop() }
        return app
      },
      expect: [
        .always("it says that it watches when it does") { app, phone in
          app.isWatching == !phone.host.monitoredRegions.isEmpty
        }
      ])
  }
}
