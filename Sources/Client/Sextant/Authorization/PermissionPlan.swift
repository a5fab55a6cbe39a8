import LocationPolicy

/// The permission that a client may request before it looks for locations.
public enum RequestedPermission: Codable, Hashable, Sendable {
  /// When In Use, which is enough to get locations.
  case whenInUse
  /// When In Use, and temporary full accuracy, with a purpose key, if the person granted reduced accuracy
  /// (KEY-030).
  case whenInUseWithFullAccuracy(purposeKey: String)
}

/// What has to be asked on the way to a permission, given what the app may do.
struct PermissionPlan: Sendable {
  /// What the permission is for.
  enum Goal: Sendable {
    /// Locations; the person is asked for what this says where the app has less, and for nothing if it is nil.
    case locations(asking: RequestedPermission?)
    /// Always; best by way of When In Use where more can follow, so that nothing is granted provisionally (AUTH-065).
    case always(inSteps: Bool)
  }

  /// A step on the way.
  enum Step: Sendable {
    /// The app may not use locations, and nothing more is asked.
    case fail(LocationFailure)
    /// The system is asked.
    case ask(SystemRequest)
    /// There is nothing more to ask for.
    case goOn
  }

  private let goal: Goal
  private var asked: [SystemRequest] = []

  init(_ goal: Goal) { self.goal = goal }

  /// The next step.
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

  /// Whatever is in the way of Always, the system's answer to the request says it.
  private func nextToAlways(_ authorization: LocationAuthorization, inSteps: Bool) -> Step {
    if inSteps, asked.isEmpty, authorization.status == .notDetermined { return .ask(.whenInUse) }
    return asked.contains(.always) ? .goOn : .ask(.always)
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
