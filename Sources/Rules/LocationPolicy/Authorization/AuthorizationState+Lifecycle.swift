extension AuthorizationState {
  /// The app's process enters another phase: it is left, suspended, ended, or comes back.
  ///
  /// A prompt that the app requested disappears when the app leaves the foreground (an assumption). Nothing expires by this alone:
  /// whether the app is still in use is for the caller to say, with ``endUse(under:)``.
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

  /// The app is no longer in use: the grace period is over and no indicator keeps it (AUTH-068, AUTH-071).
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

  /// The next morning comes, when what an App Clip was granted is cleared (AUTH-055).
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
