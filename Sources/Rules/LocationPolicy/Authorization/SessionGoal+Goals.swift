extension SessionGoal {
  /// The goals that this goal adds to those of an app's sessions.
  package var goals: AuthorizationState.SessionGoals {
    switch self {
    case .none: []
    case .whenInUse: .whenInUse
    case .always: [.whenInUse, .always]
    }
  }
}

extension PromptCause {
  /// The goal that a session's prompt serves; nil for prompts that no session causes.
  package var sessionGoal: AuthorizationState.SessionGoals? {
    switch self {
    case .whenInUse: .whenInUse
    case .escalation: .always
    case .fullAccuracy: .fullAccuracy
    case .firstUse, .always, .provisional, .locationButton, .widget, .reminder, .servicesOff: nil
    }
  }
}
