import LocationPolicy

/// What an app can read of its authorization at one moment.
struct AuthorizationReading: Equatable, Sendable {
  /// The status.
  var status: AuthorizationStatus
  /// The accuracy authorization; full where the release has none.
  var accuracy: Accuracy
  /// Whether Location Services is on; nil while that is not known, because asking takes a background thread.
  var servicesOn: Bool?

  /// Whether a state would be read like this.
  func matches(_ state: AuthorizationState, under policy: AuthorizationPolicy) -> Bool {
    guard state.status == status, state.accuracy(under: policy) == accuracy else { return false }
    guard let servicesOn else { return true }
    return state.memory.contains(.servicesOff) != servicesOn
  }

  /// Whether Location Services is on, as far as it was asked for or follows from the status (SET-006, SET-009).
  var impliedServicesOn: Bool? {
    if let servicesOn { return servicesOn }
    switch status {
    case .notDetermined, .authorizedWhenInUse, .authorizedAlways: return true
    case .denied, .restricted: return nil
    }
  }
}
