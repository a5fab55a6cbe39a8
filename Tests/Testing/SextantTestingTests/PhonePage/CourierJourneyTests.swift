// swift-format-ignore-file
// Written by WrittenTestTests, as the page writes it.
// The journey: 13/courier opens.Parcels~beginsShift~answers.allowWhileUsingApp~goesHome~wait.1 min~opens.Parcels~endsShift
import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

/// Represents an app, whose own code replaces this.
private final class Parcels: NSObject, CLLocationManagerDelegate {
  var manager: CLLocationManager?

  func launch() {
    manager = CLLocationManager()
    manager?.delegate = self
    manager?.startMonitoringSignificantLocationChanges()
  }

  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
    switch status {
    case .authorizedWhenInUse:
      self.manager?.requestAlwaysAuthorization()
    default: break
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@MainActor @Test func `a journey on iOS 13.0-13.3`() async throws {
  let phone = try TestPhone(
    release: .iOS13,
    infoPlist: ["CFBundleName": "Parcels", "NSLocationAlwaysAndWhenInUseUsageDescription": "Parcels tells customers when you come.", "NSLocationAlwaysUsageDescription": "Parcels tells customers when you come.", "NSLocationWhenInUseUsageDescription": "Parcels shows the way to the next door.", "UIBackgroundModes": ["location"] as [any Sendable]],
    at: Coordinate(latitude: 48.8583, longitude: 2.2945))
  let app = Parcels()
  phone.onLaunch = { _ in app.launch() }
  phone.inApp { app.launch() }
  phone.inApp {
    app.manager?.requestWhenInUseAuthorization()
    app.manager?.allowsBackgroundLocationUpdates = true
    app.manager?.startUpdatingLocation()
  }
  try phone.answer(.allowWhileUsingApp)
  try phone.goHome()
  try await phone.advance(by: 60)
  try phone.open()
  phone.inApp { app.manager?.stopUpdatingLocation() }
  try await phone.advance(by: 0)
  #expect(phone.grant == .provisionalAlways)
  #expect(phone.prompt == nil)
}
