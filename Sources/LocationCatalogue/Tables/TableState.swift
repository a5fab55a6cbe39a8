import LocationPolicy

/// The internal states of the decision tables: the grants, and restriction as one more.
struct TableState: Hashable, Sendable {
  let id: String
  let state: AuthorizationState

  static let notDetermined = TableState(id: "not_determined", state: AuthorizationState())
  static let temporary = TableState(id: "when_in_use_temp", state: AuthorizationState(grant: .temporary))
  static let whenInUse = TableState(id: "when_in_use", state: AuthorizationState(grant: .whenInUse))
  static let provisional = TableState(
    id: "always_provisional",
    state: AuthorizationState(grant: .provisionalAlways, memory: [.alwaysRequestSpent, .provisionalSpent]))
  static let always = TableState(id: "always", state: AuthorizationState(grant: .always))
  static let denied = TableState(id: "denied", state: AuthorizationState(grant: .denied))
  static let restricted = TableState(
    id: "restricted", state: AuthorizationState(grant: .notDetermined, memory: .restricted))

  static let all = [notDetermined, temporary, whenInUse, provisional, always, denied, restricted]

  /// The states that a release knows.
  static func states(of policy: AuthorizationPolicy) -> [TableState] {
    all.filter { state in
      switch state.state.grant {
      case .whenInUse: policy.requestMethods.value
      case .temporary, .provisionalAlways: policy.provisionalPrompt.value != nil
      case .notDetermined, .always, .denied: true
      }
    }
  }

  /// The id of the state that an app is in.
  static func id(of state: AuthorizationState) -> String {
    if state.memory.contains(.restricted) { return restricted.id }
    return switch state.grant {
    case .notDetermined: notDetermined.id
    case .temporary: temporary.id
    case .whenInUse: whenInUse.id
    case .provisionalAlways: provisional.id
    case .always: always.id
    case .denied: denied.id
    }
  }
}

extension AuthorizationState {
  /// Returns the state of an app with the same grant, before anything has happened, that differs in what is given.
  func varied(
    phase: AppPhase? = nil, adding more: Memory = [], accuracy: Accuracy? = nil
  ) -> AuthorizationState {
    AuthorizationState(
      grant: grant, phase: phase ?? self.phase, memory: memory.union(more),
      accuracy: accuracy ?? chosenAccuracy)
  }
}
