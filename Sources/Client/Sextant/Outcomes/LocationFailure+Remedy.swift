extension LocationFailure {
  /// Whether repeating the same request may succeed, without a change in Settings or in the app.
  ///
  /// False for a canceled request, because it has not failed.
  public var isTransient: Bool {
    switch self {
    case .notAuthorized(let outcome): outcome.isTransient
    case .authorizationLost, .notInForeground, .notFound: true
    case .servicesOff, .needsAlways, .notAvailable, .failed, .cancelled: false
    }
  }

  /// Whether only a change in Settings can help, because no request of the app can show a prompt for it.
  ///
  /// False for a restriction, which the person may not lift (SET-009).
  public var needsSettings: Bool {
    switch self {
    case .notAuthorized(let outcome): outcome.needsSettings
    case .servicesOff: true
    case .authorizationLost, .notInForeground, .needsAlways, .notAvailable, .notFound, .failed, .cancelled:
      false
    }
  }
}

extension AuthorizationOutcome {
  /// Whether another request may end differently, without a change in Settings or in the app.
  fileprivate var isTransient: Bool {
    switch self {
    case .dismissed, .timedOut: true
    case .notShown(let reason): reason.isTransient
    case .granted, .declined, .kept, .cancelled: false
    }
  }

  /// Whether only a change in Settings lets another request end differently: the person was asked (AUTH-023,
  /// AUTH-027).
  fileprivate var needsSettings: Bool {
    switch self {
    case .declined, .kept: true
    case .notShown(let reason): reason.needsSettings
    case .granted, .dismissed, .timedOut, .cancelled: false
    }
  }
}

extension NotShownReason {
  fileprivate var isTransient: Bool {
    switch self {
    case .alreadyGranted, .notInForeground, .temporaryGrant, .anotherPrompt, .unknown: true
    case .alreadyDenied, .missingUsageDescription, .missingPurposeKey, .escalationSpent, .noEscalation,
      .servicesOff, .restricted, .notAuthorized, .notAvailable, .appClip, .widget:
      false
    }
  }

  fileprivate var needsSettings: Bool {
    switch self {
    case .alreadyDenied, .escalationSpent, .noEscalation, .servicesOff: true
    case .alreadyGranted, .missingUsageDescription, .missingPurposeKey, .notInForeground, .temporaryGrant,
      .restricted, .anotherPrompt, .notAuthorized, .notAvailable, .appClip, .widget, .unknown:
      false
    }
  }
}
