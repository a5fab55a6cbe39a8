import CoreLocation
import SextantTesting
import Testing

/// A courier's app, whose dispatcher sees where the courier is during a shift, with its original mistakes or without
/// them.
@MainActor
final class CourierApp: NSObject, @preconcurrency CLLocationManagerDelegate {
  enum State: String {
    case offDuty = "Off duty"
    case asking = "Waiting for your answer"
    case onDuty = "The dispatcher sees you"
    case notAllowed = "Allow the location in Settings"
  }

  /// The state that the screen shows.
  private(set) var state = State.offDuty
  private var hasShift = false
  private let isMended: Bool
  private let manager = CLLocationManager()

  init(isMended: Bool) {
    self.isMended = isMended
    super.init()
    manager.delegate = self
  }

  func startShift() {
    hasShift = true
    switch manager.authorizationStatus {
    case .notDetermined:
      // An app isn't notified if its prompt disappears unanswered, so the fixed one doesn't show that it is waiting.
      if !isMended { state = .asking }
      manager.requestWhenInUseAuthorization()
    case .authorizedWhenInUse, .authorizedAlways: record()
    default: state = .notAllowed
    }
  }

  func endShift() {
    hasShift = false
    manager.stopUpdatingLocation()
    state = .offDuty
  }

  private func record() {
    state = .onDuty
    manager.allowsBackgroundLocationUpdates = true
    manager.startUpdatingLocation()
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedWhenInUse, .authorizedAlways: if isMended ? hasShift : state == .asking { record() }
    case .denied, .restricted:
      guard isMended ? hasShift : state == .asking else { return }
      manager.stopUpdatingLocation()
      state = .notAllowed
    default: if isMended { endShift() }
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@MainActor
@Suite struct CourierAppTests {
  @Test func `what is found of a courier's app, and nothing once it is mended`() async throws {
    let error = await #expect(throws: JourneysFailed.self) { try await explore(isMended: false) }
    let found = try #require(error).report.findings
    #expect(
      found.map(\.problem) == [
        .broken("it waits for an answer when it says so"), .broken("the dispatcher sees who is told so"),
      ])
    #expect(
      found.map(\.moves) == [
        [.tap("Start"), .goHome],
        [.tap("Start"), .answer(.allowWhileUsingApp), .chooseInSettings(.never)],
      ])
    try await explore(isMended: true)
  }

  private func explore(isMended: Bool) async throws {
    try await everyJourney(
      upTo: 3, on: [.iOS15, .newest], moves: [.taps, .answers, .leaving, .settings],
      app: { process -> CourierApp in
        let app = CourierApp(isMended: isMended)
        process.tap("Start", when: { app.state != .onDuty }) { app.startShift() }
        process.tap("End", when: { app.state == .onDuty }) { app.endShift() }
        process.isMeantToRun { app.state == .onDuty }
        return app
      },
      expect: [
        .always("it waits for an answer when it says so") { app, phone in
          app.state != .asking || phone.prompt != nil
        },
        .always("the dispatcher sees who is told so") { app, phone in
          app.state != .onDuty || phone.grant != .denied && phone.grant != .notDetermined
        },
      ])
  }
}
