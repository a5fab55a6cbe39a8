import LocationPolicy

@testable import LocationSimulation

// What happens in a device by itself, where a test does not care how it comes about.
extension SimulatedDevice {
  /// An event is about to be told that an app may have only with Always (AUTH-061).
  mutating func hold(_ content: MessageContent, of service: LocationService, for app: AppID) {
    with(app) { $0.hold(content, of: service, on: &$1) }
  }

  /// An app gets a location in the background because it has Always (SET-020).
  mutating func usedAlwaysInBackground(_ app: AppID, goesOn: Bool = false) {
    with(app) { $0.usedAlwaysInBackground(goesOn: goesOn, on: &$1) }
  }

  /// An app's session in the background stops.
  mutating func backgroundSessionStopped(of app: AppID) {
    with(app) { $0.backgroundSessionStopped(on: &$1) }
  }
}
