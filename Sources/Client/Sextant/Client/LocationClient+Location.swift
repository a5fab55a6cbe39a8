import Foundation

extension LocationClient {
  /// Finds the location once, and requests permission first if necessary.
  ///
  /// It ends exactly once, within the two time limits of the request. Nothing is found while the app is in the
  /// background, because one location is no reason to run there, but the time limit continues. Throws a
  /// ``LocationFailure`` that says why there is no location.
  public func location(_ request: LocationRequest = LocationRequest()) async throws(LocationFailure)
    -> FoundLocation
  {
    try await authorize(asking: request.asksFor, timeLimit: request.permissionTimeLimit)
    return try await core.oneShots.location(request).get()
  }

  /// Makes sure that the app may use locations, as far as requests to the person can achieve that.
  func authorize(
    asking permission: RequestedPermission?, timeLimit: TimeInterval?
  ) async throws(LocationFailure) {
    let run = PermissionRun(
      .locations(asking: permission), timeLimit: timeLimit, authorization: core.authorization)
    if let failure = await run.end().failure { throw failure }
  }
}
