extension LocationResult {
  /// The word for a failure of the client.
  public init(_ failure: LocationFailure) {
    self =
      switch failure {
      case .servicesOff, .notAuthorized(.notShown(.servicesOff)): .serviceDisabled
      case .cancelled, .notAuthorized(.cancelled): .cancelled
      case .notAuthorized, .authorizationLost: .permissionDenied
      case .notInForeground, .notFound, .failed: .failed
      }
  }
}
