import LocationPolicy

@testable import LocationSimulation

// Events in a device, for tests in which their cause doesn't matter.
extension SimulatedDevice {
  /// Holds an event that an app may receive only with Always (AUTH-061).
  mutating func hold(_ content: MessageContent, of service: LocationService, for app: AppID) {
    with(app) { $0.hold(content, of: service, on: &$1) }
  }

  /// Gives an app a location in the background because it has Always (SET-020).
  mutating func usedAlwaysInBackground(_ app: AppID, goesOn: Bool = false) {
    with(app) { $0.usedAlwaysInBackground(goesOn: goesOn, on: &$1) }
  }

  /// Stops an app's session in the background.
  mutating func backgroundSessionStopped(of app: AppID) {
    with(app) { $0.backgroundSessionStopped(on: &$1) }
  }
}
