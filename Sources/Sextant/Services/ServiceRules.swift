import LocationPolicy

/// What a service needs, by the rules of the release that the app runs on.
struct ServiceRules: Sendable {
  /// The service.
  let service: LocationService
  /// The rules.
  let policy: AuthorizationPolicy

  /// Whether the release has the service.
  var isKnown: Bool { policy.services.value.contains(service) }

  /// What keeps the service from bringing anything, as far as an app can read it.
  func obstacle(in reading: AuthorizationReading) -> ServiceInterruption? {
    if service == .heading, !policy.assumptions.headingNeedsAuthorization { return nil }
    if reading.servicesOn == false { return .servicesOff }
    switch reading.status {
    case .notDetermined, .denied, .restricted: return .notAuthorized(reading.status)
    case .authorizedWhenInUse where !policy.whenInUseServices.value.contains(service): return .needsAlways
    case .authorizedWhenInUse, .authorizedAlways: break
    }
    let isReduced = policy.accuracyChoice.value && reading.accuracy == .reduced
    return service == .region && isReduced ? .reducedAccuracy : nil
  }
}
