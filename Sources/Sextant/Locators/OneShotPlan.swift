import LocationPolicy

/// What a search for one location does next, given what the app may do.
struct OneShotPlan: Sendable {
  /// What is wanted.
  let request: LocationRequest
  private var hasAskedForWhenInUse = false
  private var hasAskedForFullAccuracy = false

  init(_ request: LocationRequest) { self.request = request }

  /// A step of the search.
  enum Step: Hashable, Sendable {
    /// It ends before it began.
    case fail(LocationFailure)
    /// The system is asked.
    case ask(SystemRequest, timeLimit: Double?)
    /// Locations are looked at.
    case search
  }

  /// The next step.
  mutating func next(_ authorization: LocationAuthorization) -> Step {
    if authorization.servicesOn == false { return .fail(.servicesOff) }
    guard authorization.isAuthorized else { return nextWithoutPermission() }
    guard case .whenInUseWithFullAccuracy(let key)? = request.asksFor, authorization.accuracy == .reduced,
      !hasAskedForFullAccuracy
    else { return .search }
    hasAskedForFullAccuracy = true
    return .ask(.fullAccuracy(purposeKey: key), timeLimit: request.permissionTimeLimit)
  }

  private mutating func nextWithoutPermission() -> Step {
    if request.asksFor == nil { return .fail(.notAuthorized(.notShown(.notAuthorized))) }
    if hasAskedForWhenInUse { return .fail(.authorizationLost) }
    hasAskedForWhenInUse = true
    return .ask(.whenInUse, timeLimit: request.permissionTimeLimit)
  }

  /// Why a search ends with the answer to what the system was asked; nil when it goes on.
  ///
  /// Whatever the answer on full accuracy is, a search goes on: with reduced accuracy it ends by saying so.
  static func failure(after outcome: AuthorizationOutcome, of request: SystemRequest) -> LocationFailure? {
    if case .fullAccuracy = request { return nil }
    return switch outcome {
    case .granted: nil
    case .cancelled: .cancelled
    case .notShown(.servicesOff): .servicesOff
    case .declined, .kept, .notShown, .dismissed, .timedOut: .notAuthorized(outcome)
    }
  }
}
