import CoreLocation
import LocationPolicy

extension LocationClient {
  /// Tells where the phone points, while somebody listens and the app runs (DEL-090, DEL-091).
  ///
  /// What the compass itself marks as not valid is not told but an interruption, as interference is. Each listener
  /// has a compass of its own, with its own filter. Nothing comes while the app is suspended.
  ///
  /// Throws a ``ServiceFailure`` when the device has no compass, or when true north is wanted and the person does
  /// not allow locations.
  public func headings(_ request: HeadingRequest = HeadingRequest()) -> ServiceUpdates<CompassHeading> {
    headings(request, isAvailable: { CLLocationManager.headingAvailable() })
  }

  func headings(
    _ request: HeadingRequest, isAvailable: @escaping @Sendable () -> Bool
  ) -> ServiceUpdates<CompassHeading> {
    let client = self
    return ServiceUpdates { () throws(ServiceFailure) in
      guard isAvailable() else { throw .notAvailable }
      if case .trueNorth(let timeLimit) = request.north {
        guard try await client.allowsTrueNorth(timeLimit: timeLimit) else { return .ended }
      }
      return client.core.services.startHeadings(request, of: client.core)
    }
  }

  /// Asks for the permission for locations where that is open; false when the task was cancelled.
  private func allowsTrueNorth(timeLimit: Double?) async throws(ServiceFailure) -> Bool {
    guard let authorization = await authorization else { return false }
    if authorization.status == .notDetermined, authorization.servicesOn != false {
      switch await requestWhenInUse(timeLimit: timeLimit) {
      case .granted: return true
      case .cancelled: return false
      case let outcome: throw .notGranted(outcome)
      }
    }
    let rules = ServiceRules(service: .standard, policy: core.environment.policy)
    if let failure = core.services.obstacle(by: rules) { throw failure }
    return true
  }
}
