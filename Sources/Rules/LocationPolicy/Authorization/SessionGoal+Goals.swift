extension SessionGoal {
  /// What the goal adds to what an app's sessions ask for.
  package var goals: AuthorizationState.SessionGoals {
    switch self {
    case .none: []
    case .whenInUse: .whenInUse
    case .always: [.whenInUse, .always]
    }
  }
}

extension PromptCause {
  /// The goal that a session's prompt serves; nil for prompts that no session brings up.
  package var sessionGoal: AuthorizationState.SessionGoals? {
    switch self {
    case .whenInUse: .whenInUse
    case .escalation: .always
    case .fullAccuracy: .fullAccuracy
    case .firstUse, .always, .provisional, .locationButton, .widget, .reminder, .servicesOff: nil
    }
  }
}
