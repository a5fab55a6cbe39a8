extension LocationResult {
  /// The word for a failure of the client.
  public init(_ failure: LocationFailure) {
    self =
      switch failure {
      case .servicesOff, .notAuthorized(.notShown(.servicesOff)): .serviceDisabled
      case .cancelled, .notAuthorized(.cancelled): .cancelled
      case .notAuthorized, .authorizationLost, .needsAlways: .permissionDenied
      case .notInForeground, .notAvailable, .notFound, .failed: .failed
      }
  }
}

extension LocationResult {
  /// The word for what interrupts updates; nil for what nobody has to do anything about.
  init?(_ interruption: Interruption) {
    switch interruption {
    case .servicesOff: self = .serviceDisabled
    case .notAuthorized, .needsAlways: self = .permissionDenied
    case .locationUnknown, .interference, .noRegionLeft, .failed: self = .failed
    case .inBackground, .paused, .reducedAccuracy, .dropped: return nil
    }
  }
}
