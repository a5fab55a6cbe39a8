import Foundation

extension LocationClient {
  /// Finds the location once, and asks for the permission first where that is needed.
  ///
  /// It ends once, within the two time limits of the request. While the app is away nothing is found, because one
  /// location is no reason to go on in the background; the time limit goes on. Throws a ``LocationFailure`` that says
  /// why there is no location.
  public func location(_ request: LocationRequest = LocationRequest()) async throws(LocationFailure)
    -> FoundLocation
  {
    try await authorize(asking: request.asksFor, timeLimit: request.permissionTimeLimit)
    return try await core.oneShots.location(request).get()
  }

  /// Makes sure that the app may use locations, as far as asking the person helps.
  func authorize(
    asking permission: RequestedPermission?, timeLimit: TimeInterval?
  ) async throws(LocationFailure) {
    let run = PermissionRun(
      .locations(asking: permission), timeLimit: timeLimit, authorization: core.authorization)
    if let failure = await run.end().failure { throw failure }
  }
}
