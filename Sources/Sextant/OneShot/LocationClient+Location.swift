import Foundation
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
    try await authorize(asking: request.asksFor, timeLimit: request.permissionTimeLimit)
    return try await core.oneShots.location(request).get()
  }

  /// Sees to it that the app may use locations, as far as asking the person helps.
  func authorize(
    asking permission: LocationRequest.Permission?, timeLimit: TimeInterval?
  ) async throws(LocationFailure) {
    var authorization = try await knownAuthorization
    if authorization.servicesOn == false { throw .servicesOff }
    if !authorization.isAuthorized {
      guard permission != nil else { throw .notAuthorized(.notShown(.notAuthorized)) }
      try await requestPermission(timeLimit: timeLimit)
      authorization = try await knownAuthorization
    }
    if case .whenInUseWithFullAccuracy(let purpose)? = permission, authorization.accuracy == .reduced {
      // Whatever the answer is, the search goes on: with reduced accuracy it ends by saying so.
      _ = await requestFullAccuracy(purpose: purpose)
    }
  }

  private func requestPermission(timeLimit: TimeInterval?) async throws(LocationFailure) {
    let outcome = await requestWhenInUse(timeLimit: timeLimit)
    switch outcome {
    // Granted it may also be because somebody else has asked meanwhile.
    case .granted, .notShown(.alreadyGranted): return
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
