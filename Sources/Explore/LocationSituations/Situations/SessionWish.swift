package import LocationPolicy

/// The request of a service session (AUTH-083).
package enum SessionWish: UInt8, CaseIterable, Hashable, Sendable {
  /// When In Use.
  case whenInUse = 1
  /// Always.
  case always
  /// When In Use, and full accuracy.
  case whenInUseFullAccuracy
  /// Always, and full accuracy.
  case alwaysFullAccuracy

  /// The goal of the session.
  package var goal: SessionGoal {
    switch self {
    case .whenInUse, .whenInUseFullAccuracy: .whenInUse
    case .always, .alwaysFullAccuracy: .always
    }
  }

  /// Whether the session has a purpose key for full accuracy.
  package var asksForFullAccuracy: Bool {
    switch self {
    case .whenInUse, .always: false
    case .whenInUseFullAccuracy, .alwaysFullAccuracy: true
    }
  }

  /// The goals that it adds to those of the app's sessions.
  var goals: AuthorizationState.SessionGoals {
    goal.goals.union(asksForFullAccuracy ? [.explicit, .fullAccuracy] : .explicit)
  }
}
