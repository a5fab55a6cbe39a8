import LocationHost
import LocationPolicy
import LocationSimulation

// The answers of managers from the device's state, in Apple's types.
extension DeviceHost {
  var status: CLAuthorizationStatus { CLAuthorizationStatus(authorizationStatus) }

  var accuracy: CLAccuracyAuthorization {
    switch accuracyAuthorization {
    case .full: .fullAccuracy
    case .reduced: .reducedAccuracy
    }
  }

  var isAuthorized: Bool { read { $0[app].authorization.isAuthorized } }

  var widgetsAreAuthorized: Bool { read { $0[app].authorization.widgetsAreAuthorized } }

  var isEntitledToPushes: Bool {
    read { $0[app].bundle.configuration.traits.contains(.locationPush) }
  }

  var defersUpdates: Bool { read { $0.policy.deferredUpdates.value } }

  func warnOfThread(of client: ClientID) { warn(.managerCreatedOffMainThread, client: client) }
}
