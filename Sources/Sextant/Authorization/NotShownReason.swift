public import LocationPolicy

/// Why a request for authorization brought up no prompt.
public enum NotShownReason: Hashable, Sendable {
  /// The app has what it asks for.
  case alreadyGranted
  /// The person has decided before, and only Settings can change it (AUTH-023, AUTH-027).
  case alreadyDenied
  /// The Info.plist lacks these usage descriptions (KEY-003, KEY-005).
  case missingUsageDescription(UsageDescriptions)
  /// The Info.plist has no text for the purpose key (KEY-032).
  case missingPurposeKey(String)
  /// The app was not in the foreground (AUTH-028).
  case notInForeground
  /// The one chance to ask for Always was used before (AUTH-026).
  case escalationSpent
  /// The release has no way from While Using to Always but Settings (AUTH-024).
  case noEscalation
  /// The grant is temporary, so that Always can't be asked for (AUTH-070).
  case temporaryGrant
  /// Location Services is off; the system may have offered to turn it on (AUTH-031).
  case servicesOff
  /// The person may not decide (SET-009).
  case restricted
  /// Another prompt of the app was up (AUTH-010).
  case anotherPrompt
  /// Nothing is granted that could be built on.
  case notAuthorized
  /// The release has no such request.
  case notAvailable
  /// App Clips can't have it (AUTH-055).
  case appClip
  /// Widgets never prompt (KEY-042).
  case widget
  /// Nothing of what is known explains it.
  case unknown
}

extension NotShownReason {
  /// The reason that the rules give for a state, in the words of this library.
  ///
  /// While Location Services is off, that explains all that a person could have decided.
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

  /// Why full accuracy is refused without a prompt; the error that the system gives is the same for all (AUTH-072).
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
  /// Whether it rests on what the person decided for the app.
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
