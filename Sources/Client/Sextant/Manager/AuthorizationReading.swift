import LocationPolicy

/// The authorization that an app can read at one moment.
struct AuthorizationReading: Equatable, Sendable {
  /// The status.
  var status: AuthorizationStatus
  /// The accuracy authorization; full if the release has no choice.
  var accuracy: Accuracy
  /// Whether Location Services is on; nil while that is unknown, because querying it requires a background thread.
  var servicesOn: Bool?

  /// Returns whether a state would produce this reading.
  func matches(_ state: AuthorizationState, under policy: AuthorizationPolicy) -> Bool {
    guard state.status == status, state.accuracy(under: policy) == accuracy else { return false }
    guard let servicesOn else { return true }
    return state.memory.contains(.servicesOff) != servicesOn
  }

  /// Whether Location Services is on, if that was queried or follows from the status (SET-006, SET-009).
  var impliedServicesOn: Bool? {
    if let servicesOn { return servicesOn }
    switch status {
    case .notDetermined, .authorizedWhenInUse, .authorizedAlways: return true
    case .denied, .restricted: return nil
    }
  }
}
