import LocationPolicy

/// A condition that holds for every reachable state, or for every step from every state.
struct Invariant: Sendable {
  /// The condition, as a sentence.
  let name: String
  /// Returns whether it holds for a step.
  let holds: @Sendable (Walk.Step) -> Bool

  init(_ name: String, holds: @escaping @Sendable (Walk.Step) -> Bool) {
    self.name = name
    self.holds = holds
  }

  /// The invariants of states, which are checked for the step that first leads to a state.
  static let ofStates = promptStates + grantStates + memoryStates
  /// The invariants of steps.
  static let ofSteps = promptSteps + grantSteps + memorySteps + outcomeSteps
}

extension Walk.Step {
  var state: AuthorizationState { after.state }
  var policy: AuthorizationPolicy { rules.policy }
  var release: Release { rules.release }

  /// The prompt that this step showed.
  var prompt: Prompt? {
    switch decision.outcome {
    case .prompt(let prompt): prompt
    case .changed, .proceeds, .ignored, .deferred, .failed: nil
    }
  }

  /// Whether the app's keys are sufficient for a request at a level, according to the facts KEY-003 to KEY-005.
  var supportsWhenInUse: Bool { release < .iOS8 || app.descriptions.contains(.whenInUse) }
  var supportsAlways: Bool {
    if release < .iOS8 { return true }
    return app.descriptions.isSuperset(
      of: release < .iOS11 ? .legacyAlways : [.whenInUse, .alwaysAndWhenInUse])
  }

  /// Returns the status that an app reads, according to AUTH-011, SET-006 and SET-009.
  static func status(of state: AuthorizationState) -> AuthorizationStatus {
    if state.memory.contains(.restricted) { return .restricted }
    if state.memory.contains(.servicesOff) { return .denied }
    switch state.grant {
    case .notDetermined: return .notDetermined
    case .temporary, .whenInUse: return .authorizedWhenInUse
    case .provisionalAlways, .always: return .authorizedAlways
    case .denied: return .denied
    }
  }

  /// Returns the accuracy that an app reads, according to AUTH-002 and AUTH-071.
  func accuracy(of state: AuthorizationState) -> Accuracy {
    release < .iOS14 || state.memory.contains(.temporaryFullAccuracy) ? .full : state.chosenAccuracy
  }
}
