// swift-format-ignore-file
// Written by WrittenTestTests, as the page writes it.
// The journey: 26/weather opens.Sky~showsWeather~answers.allowOnce~terminates~opens.Sky~showsWeather
import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

/// Represents an app, whose own code replaces this.
private final class Sky: NSObject, CLLocationManagerDelegate {
  var manager: CLLocationManager?

  func launch() {
    manager = CLLocationManager()
    manager?.delegate = self
  }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .authorizedAlways:
      self.manager?.requestLocation()
    case .authorizedWhenInUse:
      self.manager?.requestLocation()
    default: break
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@MainActor @Test func `a journey on iOS 26`() async throws {
  let phone = try TestPhone(
    release: .iOS26,
    infoPlist: ["CFBundleName": "Sky", "NSLocationWhenInUseUsageDescription": "Sky shows the weather where you are."],
    at: Coordinate(latitude: 48.8583, longitude: 2.2945))
  let app = Sky()
  phone.onLaunch = { _ in app.launch() }
  phone.inApp { app.launch() }
  phone.inApp {
    app.manager?.requestWhenInUseAuthorization()
    app.manager?.requestLocation()
  }
  try phone.answer(.allowOnce)
  try phone.terminate()
  try phone.open()
  phone.inApp {
    app.manager?.requestWhenInUseAuthorization()
    app.manager?.requestLocation()
  }
  try await phone.advance(by: 0)
  #expect(phone.grant == .notDetermined)
  #expect(phone.prompt?.title == "Allow “Sky” to use your location?")
}
