import LocationPolicy

/// The requirements of a service, by the rules of the release that the app runs on.
///
/// It is a class because rules are large and shared by many objects.
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

  /// Returns what prevents the service from delivering, as far as an app can read it.
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

  /// Returns why the service can't start unless the person or the app does something; nil if it can.
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
