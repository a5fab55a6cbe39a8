// swift-format-ignore-file
// Written by WrittenTestTests, as the page writes it.
// The journey: 12/geofence opens.Nearby~reminds
import CoreLocation
import LocationPolicy
import SextantTesting
import Testing

/// Represents an app, whose own code replaces this.
private final class Nearby: NSObject, CLLocationManagerDelegate {
  var manager: CLLocationManager?

  func launch() {
    manager = CLLocationManager()
    manager?.delegate = self
  }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

@MainActor @Test func `a journey on iOS 12`() async throws {
  let phone = try TestPhone(
    release: .iOS12,
    infoPlist: ["CFBundleName": "Nearby", "NSLocationAlwaysAndWhenInUseUsageDescription": "Nearby reminds you when you arrive.", "NSLocationAlwaysUsageDescription": "Nearby reminds you when you arrive.", "NSLocationWhenInUseUsageDescription": "Nearby shows what is around you."],
    at: Coordinate(latitude: 48.8583, longitude: 2.2945))
  let app = Nearby()
  phone.onLaunch = { _ in app.launch() }
  phone.inApp { app.launch() }
  phone.inApp {
    app.manager?.requestAlwaysAuthorization()
    app.manager?.startMonitoring(for: CLCircularRegion(center: CLLocationCoordinate2D(latitude: 48.8583, longitude: 2.2945), radius: 200, identifier: "place"))
  }
  try await phone.advance(by: 0)
  #expect(phone.grant == .notDetermined)
  #expect(phone.prompt?.title == "Allow “Nearby” to access your location?")
}
