import LocationPolicy

extension LocationClient {
  /// Finds the location once, and asks for the permission first where that is needed.
  ///
  /// It ends once, within the two time limits of the request. While the app is away nothing is found, as one
  /// location is no reason to go on in the background; the time limit goes on. Throws a ``LocationFailure`` that says
  /// why there is no location.
  public func location(_ request: LocationRequest = LocationRequest()) async throws(LocationFailure)
    -> FoundLocation
  {
    try await authorize(request)
    return try await core.oneShots.location(request).get()
  }

  private func authorize(_ request: LocationRequest) async throws(LocationFailure) {
    var authorization = try await knownAuthorization
    if authorization.servicesOn == false { throw .servicesOff }
    if !authorization.isAuthorized {
      try await requestPermission(for: request)
      authorization = try await knownAuthorization
    }
    if case .whenInUseWithFullAccuracy(let purpose)? = request.asksFor, authorization.accuracy == .reduced {
      // Whatever the answer is, the search goes on: with reduced accuracy it ends by saying so.
      _ = await requestFullAccuracy(purpose: purpose)
    }
  }

  private func requestPermission(for request: LocationRequest) async throws(LocationFailure) {
    guard request.asksFor != nil else { throw .notAuthorized(.notShown(.notAuthorized)) }
    let outcome = await requestWhenInUse(timeLimit: request.permissionTimeLimit)
    switch outcome {
    case .granted: return
    case .cancelled: throw .cancelled
    case .notShown(.servicesOff): throw .servicesOff
    case .declined, .kept, .notShown, .dismissed, .timedOut: throw .notAuthorized(outcome)
    }
  }

  /// What the app may do now; there is nothing to say only when the task was cancelled before it was known.
  private var knownAuthorization: LocationAuthorization {
    get async throws(LocationFailure) {
      guard let authorization = await authorization else { throw .cancelled }
      return authorization
    }
  }
}
