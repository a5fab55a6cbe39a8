extension AuthorizationState {
  /// Moves the app's process to another phase: the app is left, suspended, ended, or returns.
  ///
  /// A prompt that the app requested disappears when the app leaves the foreground (an assumption). Nothing expires
  /// by this alone: the caller decides whether the app is still in use, with ``endUse(under:)``.
  public mutating func enter(_ phase: AppPhase, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      state.phase = phase
      if let prompt = state.prompt, phase != .foreground, prompt.cause.belongsToApp {
        if !phase.hasProcess || policy.assumptions.promptGoesWithForeground { state.prompt = nil }
      }
      if phase == .rebooted { state.prompt = nil }
      if !phase.hasProcess { state.endSessions() }
      return Decision(.proceeds, facts: FactList(.auth028, .auth009))
    }
  }

  /// Ends the use of the app: the grace period is over, and no indicator keeps it in use (AUTH-068, AUTH-071).
  public mutating func endUse(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      let facts = FactList(.auth068, .auth069, .auth071)
      let hadPrecise = state.memory.remove(.temporaryFullAccuracy) != nil
      guard state.grant == .temporary else {
        return Decision(hadPrecise ? .changed : .proceeds, facts: facts)
      }
      state.grant = .notDetermined
      state.prompt = nil
      if !policy.assumptions.accuracyOutlivesAllowOnce { state.chosenAccuracy = .full }
      return Decision(.changed, facts: facts)
    }
  }

  /// Handles the next morning, when the grants of an App Clip are cleared (AUTH-055).
  public mutating func morning(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      guard app.traits.contains(.appClip), policy.appClips.value, state.grant == .whenInUse else {
        return Decision(.ignored(.doesNotApply), facts: FactList(.auth055))
      }
      state.grant = .notDetermined
      state.prompt = nil
      state.chosenAccuracy = .full
      state.memory.remove(.temporaryFullAccuracy)
      return Decision(.changed, facts: FactList(.auth055))
    }
  }
}
