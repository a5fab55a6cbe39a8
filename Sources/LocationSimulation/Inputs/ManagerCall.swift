/// What an app's code calls on a location manager.
public enum ManagerCall: Hashable, Sendable {
  /// The last reference to the manager goes, and with it its prompt (AUTH-009).
  case release
  /// The delegate is set; nil takes it away.
  case setDelegate(DelegateMethods?)
  /// requestWhenInUseAuthorization()
  case requestWhenInUseAuthorization
  /// requestAlwaysAuthorization()
  case requestAlwaysAuthorization
  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:); the number comes back with the answer.
  case requestTemporaryFullAccuracyAuthorization(purposeKey: String, request: Int)
  /// A property is set.
  case set(ManagerProperty)
  /// A service is started.
  case start(ManagerService)
  /// A service is stopped; a region is recognised by its identifier.
  case stop(ManagerService)
  /// requestLocation()
  case requestLocation
  /// requestState(for:), by the region's identifier
  case requestState(region: String)
  /// allowDeferredLocationUpdates(untilTraveled:timeout:), in metres and seconds
  case allowDeferredLocationUpdates(distance: Double, timeout: Double)
  /// disallowDeferredLocationUpdates()
  case disallowDeferredLocationUpdates
}
