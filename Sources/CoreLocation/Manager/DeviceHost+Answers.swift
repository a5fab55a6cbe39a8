import LocationHost
import LocationPolicy
import LocationSimulation

// What managers answer from the device's state.
extension DeviceHost {
  var status: CLAuthorizationStatus {
    CLAuthorizationStatus(read { $0[app].authorization.status })
  }

  var accuracy: CLAccuracyAuthorization {
    switch read({ $0[app].authorization.accuracy(under: $0.policy) }) {
    case .full: .fullAccuracy
    case .reduced: .reducedAccuracy
    }
  }

  var isAuthorized: Bool { read { $0[app].authorization.isAuthorized } }

  var widgetsAreAuthorized: Bool {
    read {
      $0[app].authorization.isAuthorized && $0[app].authorization.memory.contains(.widgetsAllowed)
    }
  }

  var isEntitledToPushes: Bool {
    read { $0[app].bundle.configuration.traits.contains(.locationPush) }
  }

  var defersUpdates: Bool { read { $0.policy.deferredUpdates.value } }

  var knowsFullAccuracy: Bool { read { $0.policy.temporaryFullAccuracy.value } }

  var maximumRegionDistance: Double { read { $0.assumptions.maximumRegionDistance } }

  func date(of moment: Moment) -> Date { startDate.addingTimeInterval(moment.seconds) }

  /// Whether Location Services are on; from iOS 16 the main thread is warned against asking (DEL-087).
  func servicesAreEnabled() -> Bool {
    if Self.isOnMainQueue, read({ $0.policy.servicesEnabledWarnsOnMainThread.value }) {
      warn(.servicesEnabledOnMainThread)
    }
    return read { $0.locationServicesOn }
  }

  func warnOfThread(of client: ClientID) { warn(.managerCreatedOffMainThread, client: client) }
}
