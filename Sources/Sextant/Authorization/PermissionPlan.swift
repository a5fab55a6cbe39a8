import LocationPolicy

/// What has to be asked before locations are wanted, given what the app may do.
struct PermissionPlan: Sendable {
  private let asksFor: LocationRequest.Permission?
  private var hasAskedForWhenInUse = false
  private var hasAskedForFullAccuracy = false

  init(asksFor: LocationRequest.Permission?) { self.asksFor = asksFor }

  /// A step on the way.
  enum Step: Hashable, Sendable {
    /// The app may not use locations, and nothing more is asked.
    case fail(LocationFailure)
    /// The system is asked.
    case ask(SystemRequest)
    /// The app may use locations.
    case goOn
  }

  /// The next step.
  mutating func next(_ authorization: LocationAuthorization) -> Step {
    if authorization.servicesOn == false { return .fail(.servicesOff) }
    guard authorization.isAuthorized else { return nextWithoutPermission() }
    guard case .whenInUseWithFullAccuracy(let key)? = asksFor, authorization.accuracy == .reduced,
      !hasAskedForFullAccuracy
    else { return .goOn }
    hasAskedForFullAccuracy = true
    return .ask(.fullAccuracy(purposeKey: key))
  }

  private mutating func nextWithoutPermission() -> Step {
    if asksFor == nil { return .fail(.notAuthorized(.notShown(.notAuthorized))) }
    if hasAskedForWhenInUse { return .fail(.authorizationLost) }
    hasAskedForWhenInUse = true
    return .ask(.whenInUse)
  }

  /// Why nothing follows the answer to what the system was asked; nil when it goes on.
  ///
  /// Whatever the answer on full accuracy is, it goes on: with reduced accuracy, locations say so themselves.
  static func failure(after outcome: AuthorizationOutcome, of request: SystemRequest) -> LocationFailure? {
    if case .fullAccuracy = request { return nil }
    return switch outcome {
    // The person may have agreed, to another request, after the last look and before the system was asked.
    case .granted, .notShown(.alreadyGranted): nil
    case .cancelled: .cancelled
    case .notShown(.servicesOff): .servicesOff
    case .declined, .kept, .notShown, .dismissed, .timedOut: .notAuthorized(outcome)
    }
  }
}
