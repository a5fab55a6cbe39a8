import LocationPolicy

/// The permission that a client may request before it looks for locations.
public enum RequestedPermission: Codable, Hashable, Sendable {
  /// When In Use, which is enough to get locations.
  case whenInUse
  /// When In Use, and temporary full accuracy, with a purpose key, if the person granted reduced accuracy
  /// (KEY-030).
  case whenInUseWithFullAccuracy(purposeKey: String)
}

/// The requests to make on the way to a permission, given what the app may do.
struct PermissionPlan: Sendable {
  /// The purpose of the permission.
  enum Goal: Sendable {
    /// Locations; requests this permission if the app has less, or nothing if it is nil.
    case locations(asking: RequestedPermission?)
    /// Always; requests When In Use first if more can follow, so that nothing is granted provisionally (AUTH-065).
    case always(inSteps: Bool)
  }

  /// A step toward the permission.
  enum Step: Sendable {
    /// Give up: the app may not use locations, and there is nothing more to request.
    case fail(LocationFailure)
    /// Send a request to the system.
    case ask(SystemRequest)
    /// Continue: there is nothing more to request.
    case goOn
  }

  private let goal: Goal
  private var asked: [SystemRequest] = []

  init(_ goal: Goal) { self.goal = goal }

  /// Returns the next step.
  mutating func next(_ authorization: LocationAuthorization) -> Step {
    let step =
      switch goal {
      case .locations(let permission): next(authorization, asking: permission)
      case .always(let inSteps): nextToAlways(authorization, inSteps: inSteps)
      }
    if case .ask(let request) = step { asked.append(request) }
    return step
  }

  private func next(_ authorization: LocationAuthorization, asking permission: RequestedPermission?)
    -> Step
  {
    if authorization.servicesOn == false { return .fail(.servicesOff) }
    guard authorization.isAuthorized else {
      if permission == nil { return .fail(.notAuthorized(.notShown(.notAuthorized))) }
      return asked.contains(.whenInUse) ? .fail(.authorizationLost) : .ask(.whenInUse)
    }
    guard case .whenInUseWithFullAccuracy(let key)? = permission, authorization.accuracy == .reduced,
      !asked.contains(.fullAccuracy(purposeKey: key))
    else { return .goOn }
    return .ask(.fullAccuracy(purposeKey: key))
  }

  /// Returns the next step to Always; if anything prevents it, the system's answer to the request shows that.
  private func nextToAlways(_ authorization: LocationAuthorization, inSteps: Bool) -> Step {
    if inSteps, asked.isEmpty, authorization.status == .notDetermined { return .ask(.whenInUse) }
    return asked.contains(.always) ? .goOn : .ask(.always)
  }

  /// Returns the failure that ends the run after this answer; nil if the run continues.
  ///
  /// Any answer about full accuracy lets it continue: with reduced accuracy, the locations themselves show it.
  static func failure(after outcome: AuthorizationOutcome, of request: SystemRequest) -> LocationFailure? {
    if case .fullAccuracy = request { return nil }
    return switch outcome {
    // The person may have granted it through another request, after the last reading and before this request.
    case .granted, .notShown(.alreadyGranted): nil
    case .cancelled: .cancelled
    case .notShown(.servicesOff): .servicesOff
    case .declined, .kept, .notShown, .dismissed, .timedOut: .notAuthorized(outcome)
    }
  }
}
