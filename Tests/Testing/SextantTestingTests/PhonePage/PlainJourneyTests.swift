// swift-format-ignore-file
// Written by WrittenTestTests, as the page writes it.
// The journey: 18/plain wait.5~opens.Runs~CLServiceSession.whenInUse~answers.allowWhileUsingApp.precise.false~CLLocationUpdate.liveUpdates~updates.cancel~CLMonitor.place~monitor.add.place~monitor.events~second.CLLocationManager~second.delegate.self~second.release~follows~wait.1 min~losesPosition~findsPosition~stays.48.86.2.3~requestTemporaryFullAccuracyAuthorization.Run~answers.dontAllow~goesHome~opensSettings~chooses.Always~setsPrecise.true~setsBackgroundAppRefresh.false~restartsPhone~unlocksPhone~opens.Runs~until.nextEvent
import CoreLocation
import LocationPolicy
import LocationSimulation
import SextantTesting
import Testing

/// Represents an app, whose own code replaces this.
private final class Runs: NSObject, CLLocationManagerDelegate {
  var manager: CLLocationManager?
  var session: CLServiceSession?
  var updates: Task<Void, any Error>?
  var monitor: CLMonitor?
  var second: CLLocationManager?

  func launch() {
    manager = CLLocationManager()
    manager?.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@MainActor @Test func `a journey on iOS 18`() async throws {
  let phone = try TestPhone(
    release: .iOS18,
    infoPlist: ["CFBundleName": "Runs", "NSLocationAlwaysAndWhenInUseUsageDescription": "Runs draws your route with the phone in your pocket.", "NSLocationAlwaysUsageDescription": "Runs draws your route with the phone in your pocket.", "NSLocationTemporaryUsageDescriptionDictionary": ["Run": "Runs measures this run exactly."], "NSLocationUsageDescription": "Runs shows your route on a map.", "NSLocationWhenInUseUsageDescription": "Runs shows your route on a map.", "UIBackgroundModes": ["location"] as [any Sendable]],
    at: Coordinate(latitude: 48.8583, longitude: 2.2945))
  let app = Runs()
  phone.onLaunch = { _ in app.launch() }
  try phone.goHome()
  try phone.terminate()
  try await phone.advance(by: 5)
  try phone.open()
  phone.inApp { app.session = CLServiceSession(authorization: .whenInUse) }
  try phone.answer(.allowWhileUsingApp, precise: false)
  phone.inApp { app.updates = Task { for try await _ in CLLocationUpdate.liveUpdates() {} } }
  phone.inApp { app.updates?.cancel() }
  try await phone.run { app.monitor = await CLMonitor("place") }
  try await phone.run { await app.monitor?.add(CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(latitude: 48.8583, longitude: 2.2945), radius: 200), identifier: "place") }
  _ = phone.start {
    guard let monitor = app.monitor else { return }
    for try await _ in await monitor.events {}
  }
  phone.inApp { app.second = CLLocationManager() }
  phone.inApp { app.second?.delegate = app }
  phone.inApp { app.second = nil }
  phone.follow(Track(segments: [[TrackPoint(Coordinate(latitude: 48.8583, longitude: 2.2945)), TrackPoint(Coordinate(latitude: 48.8557, longitude: 2.2985)), TrackPoint(Coordinate(latitude: 48.8529, longitude: 2.3028)), TrackPoint(Coordinate(latitude: 48.8522, longitude: 2.3017)), TrackPoint(Coordinate(latitude: 48.8551, longitude: 2.2973)), TrackPoint(Coordinate(latitude: 48.8583, longitude: 2.2945))]]))
  try await phone.advance(by: 60)
  phone.losePosition()
  phone.findPosition()
  phone.stay(at: Coordinate(latitude: 48.86, longitude: 2.3))
  phone.inApp { app.manager?.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Run") }
  try phone.answer(.dontAllow)
  try phone.goHome()
  try phone.perform(.person(.opensSettings))
  try phone.chooseInSettings(.always)
  try phone.setPrecise(true)
  try phone.perform(.person(.setsBackgroundAppRefresh(false, for: phone.host.app)))
  try phone.restart()
  try phone.unlock()
  try phone.open()
  try await phone.advance(by: 1)
  try await phone.advance(by: 0)
  #expect(phone.grant == .always)
  #expect(phone.prompt == nil)
}
