package import Foundation
package import LocationPolicy
package import LocationSimulation

// What Core Location answers its app from the device's state.
extension DeviceHost {
  /// What the app may do.
  package var authorizationStatus: AuthorizationStatus { read { $0[app].authorization.status } }

  /// The accuracy that the app is given.
  package var accuracyAuthorization: Accuracy {
    read { $0[app].authorization.accuracy(under: $0.policy) }
  }

  /// Whether the release has a request for full accuracy.
  package var knowsFullAccuracy: Bool { read { $0.policy.temporaryFullAccuracy.value } }

  /// The largest radius of a region, in metres.
  package var maximumRegionDistance: Double { read { $0.assumptions.maximumRegionDistance } }

  /// The date of a moment of the phone's time.
  package func date(of moment: Moment) -> Date { startDate.addingTimeInterval(moment.seconds) }

  /// Whether Location Services are on; from iOS 16 the main thread is warned against asking (DEL-087).
  package func servicesAreEnabled() -> Bool {
    if Self.isOnMainQueue, read({ $0.policy.servicesEnabledWarnsOnMainThread.value }) {
      warn(.servicesEnabledOnMainThread)
    }
    return read { $0.locationServicesOn }
  }
}
