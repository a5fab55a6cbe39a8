import LocationPolicy

extension NotShownReason {
  /// Converts the reason that the rules give for a state into the terms of this library.
  ///
  /// While Location Services is off, that is the reason, whatever the person decided for the app.
  init(
    _ reason: IgnoredReason, to request: SystemRequest, of state: AuthorizationState,
    in setting: AuthorizationSetting
  ) {
    if state.memory.contains(.servicesOff), reason.isDecidedByPerson {
      self = .servicesOff
      return
    }
    self =
      switch reason {
      case .notAvailable: .notAvailable
      case .missingDescription:
        .missingUsageDescription(request.missingDescriptions(of: setting.app, under: setting.policy))
      case .alreadyDecided, .alreadyGranted: .alreadyGranted
      case .noEscalation: .noEscalation
      case .escalationSpent: .escalationSpent
      case .temporaryGrant: .temporaryGrant
      case .denied: .alreadyDenied
      case .restricted: .restricted
      case .servicesOff: .servicesOff
      case .notInForeground: .notInForeground
      case .promptShowing: .anotherPrompt
      case .notAuthorized: .notAuthorized
      case .appClip: .appClip
      case .widgetNeverPrompts: .widget
      case .illegibleButton, .sessionAsksForNothing, .explicitSessionRequired, .notOffered, .noSuchChoice,
        .doesNotApply:
        .unknown
      }
  }

  /// Finds the reason why full accuracy is refused without a prompt; the system's error is the same for all
  /// (AUTH-072).
  init(against request: SystemRequest, of state: AuthorizationState, in setting: AuthorizationSetting) {
    guard case .fullAccuracy(let key) = request else {
      self = .unknown
      return
    }
    self =
      if state.memory.contains(.restricted) {
        .restricted
      } else if state.memory.contains(.servicesOff) {
        .servicesOff
      } else if !state.isAuthorized {
        .notAuthorized
      } else if setting.app.traits.contains(.widgetExtension) {
        .widget
      } else if !setting.purposeKeys.contains(key) {
        .missingPurposeKey(key)
      } else if state.accuracy(under: setting.policy) == .full {
        .alreadyGranted
      } else if state.phase != .foreground {
        .notInForeground
      } else {
        state.prompt == nil ? .unknown : .anotherPrompt
      }
  }
}

extension IgnoredReason {
  /// Whether the reason is a decision of the person about the app.
  fileprivate var isDecidedByPerson: Bool {
    switch self {
    case .alreadyDecided, .alreadyGranted, .denied, .noEscalation, .escalationSpent, .temporaryGrant,
      .notAuthorized:
      true
    case .notAvailable, .missingDescription, .restricted, .servicesOff, .notInForeground, .promptShowing,
      .appClip, .widgetNeverPrompts, .illegibleButton, .sessionAsksForNothing, .explicitSessionRequired,
      .notOffered, .noSuchChoice, .doesNotApply:
      false
    }
  }
}
