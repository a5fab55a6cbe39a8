public import CoreLocation
import Foundation
import LocationPolicy

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

/// One location, and why it is this one.
public struct FoundLocation: Hashable, Sendable {
  /// The location.
  public let location: CLLocation
  /// Why the search ended with it.
  public let reason: Reason

  /// Why a search ended.
  public enum Reason: Hashable, Sendable {
    /// It is as accurate as was asked for.
    case accurateEnough
    /// It was found before the search began, recent and accurate enough.
    case cached
    /// It is coarser than was asked for, but only reduced accuracy is allowed, so nothing better would come (ACC-005).
    case reducedAccuracy
    /// It is coarser than was asked for: the time limit passed, and nothing better was found.
    case bestAtTimeLimit
  }

  /// How accurate it is: the radius in metres.
  public var achievedAccuracy: Double { location.horizontalAccuracy }

  init(_ location: CLLocation, because reason: Reason) {
    self.location = location
    self.reason = reason
  }
}
