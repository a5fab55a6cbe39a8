import LocationPolicy

/// A state of an app's authorization, by name: one of the grants, or restricted.
struct TableState: Sendable {
  let name: String
  let state: AuthorizationState

  static let notDetermined = TableState(name: "not-determined", state: AuthorizationState())
  static let once = TableState(name: "once", state: AuthorizationState(grant: .temporary))
  static let whenInUse = TableState(name: "when-in-use", state: AuthorizationState(grant: .whenInUse))
  static let provisional = TableState(
    name: "provisional-always",
    state: AuthorizationState(grant: .provisionalAlways, memory: [.alwaysRequestSpent, .provisionalSpent]))
  static let always = TableState(name: "always", state: AuthorizationState(grant: .always))
  static let denied = TableState(name: "denied", state: AuthorizationState(grant: .denied))
  static let restricted = TableState(
    name: "restricted", state: AuthorizationState(grant: .notDetermined, memory: .restricted))

  /// Returns the states that a release has: first those without authorization, then by how much they allow.
  static func states(of policy: AuthorizationPolicy) -> [TableState] {
    [notDetermined, denied, restricted, whenInUse, once, provisional, always].filter { state in
      switch state.state.grant {
      case .whenInUse: policy.requestMethods.value
      case .temporary, .provisionalAlways: policy.provisionalPrompt.value != nil
      case .notDetermined, .always, .denied: true
      }
    }
  }

  /// Returns the name of the state that an app is in.
  static func name(of state: AuthorizationState) -> String {
    if state.memory.contains(.restricted) { return restricted.name }
    return switch state.grant {
    case .notDetermined: notDetermined.name
    case .temporary: once.name
    case .whenInUse: whenInUse.name
    case .provisionalAlways: provisional.name
    case .always: always.name
    case .denied: denied.name
    }
  }
}

extension AuthorizationState {
  /// Returns a state with the same grant, in which the given values differ.
  func varied(
    phase: AppPhase? = nil, adding more: Memory = [], accuracy: Accuracy? = nil
  ) -> AuthorizationState {
    AuthorizationState(
      grant: grant, phase: phase ?? self.phase, memory: memory.union(more),
      accuracy: accuracy ?? chosenAccuracy)
  }
}
