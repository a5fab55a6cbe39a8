import LocationPolicy

/// What a service needs, by the rules of the release that the app runs on.
///
/// A class, for rules are large and many hold them.
final class ServiceRules: Sendable {
  /// The service.
  let service: LocationService
  /// The rules.
  let policy: AuthorizationPolicy

  init(service: LocationService, policy: AuthorizationPolicy) {
    self.service = service
    self.policy = policy
  }

  /// Whether the release has the service.
  var isKnown: Bool { policy.services.value.contains(service) }

  /// What keeps the service from bringing anything, as far as an app can read it.
  func obstacle(in reading: AuthorizationReading) -> Interruption? {
    if service == .heading, !policy.assumptions.headingNeedsAuthorization { return nil }
    if reading.servicesOn == false { return .servicesOff }
    switch reading.status {
    case .notDetermined, .denied, .restricted: return .notAuthorized(reading.status)
    case .authorizedWhenInUse, .authorizedAlways: if needsMore(than: reading.status) { return .needsAlways }
    }
    let isReduced = policy.accuracyChoice.value && reading.accuracy == .reduced
    return service == .region && isReduced ? .reducedAccuracy : nil
  }

  /// Why the service can't start without the person or the app doing something; nil where it can.
  func failure(under authorization: LocationAuthorization) -> LocationFailure? {
    guard isKnown else { return .notAvailable }
    if authorization.servicesOn == false { return .servicesOff }
    guard authorization.isAuthorized else { return .notAuthorized(.notShown(.notAuthorized)) }
    return needsMore(than: authorization.status) ? .needsAlways : nil
  }

  private func needsMore(than status: AuthorizationStatus) -> Bool {
    status == .authorizedWhenInUse && !policy.whenInUseServices.value.contains(service)
  }
}
