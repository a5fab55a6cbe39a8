public import CoreLocation
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
    /// It is as fine as was asked for.
    case accurateEnough
    /// It was found before the search began, fresh and fine enough.
    case cached
    /// It is coarser than was asked for, but reduced accuracy is allowed only, so nothing finer would come (ACC-005).
    case reducedAccuracy
    /// It is coarser than was asked for: the time limit passed, and nothing better was found.
    case bestAtTimeLimit
  }

  /// How fine it is: the radius in metres.
  public var achievedAccuracy: Double { location.horizontalAccuracy }

  init(_ location: CLLocation, because reason: Reason) {
    self.location = location
    self.reason = reason
  }
}
