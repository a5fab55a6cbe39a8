public import LocationPolicy

// What phones ask about an app besides the engine's decisions. The explorer asks it with every step.

extension AuthorizationState {
  /// Whether the app was granted something that lasts only while it is in use (AUTH-068, AUTH-071).
  @inlinable package var endsWithUse: Bool {
    grant == .temporary || memory.contains(.temporaryFullAccuracy)
  }

  /// Whether the app may have the same as in another state, apart from its phase, its prompt and its sessions.
  @inlinable package func permitsTheSame(as other: AuthorizationState) -> Bool {
    grant == other.grant && memory == other.memory && chosenAccuracy == other.chosenAccuracy
  }
}

extension PromptCause {
  /// Whether nothing else on the screen can be tapped while the prompt is up: one of the system's own covers everything.
  @inlinable package func coversScreen(under assumptions: Assumptions) -> Bool {
    !belongsToApp || !assumptions.promptGoesWithForeground
  }
}

extension AuthorizationPolicy {
  /// Returns whether live updates and monitors of an app wait for an explicit session (AUTH-082).
  @inlinable package func demandsExplicitSession(of app: AppConfiguration) -> Bool {
    app.traits.contains(.explicitServiceSession) && serviceSessions.value
  }

  /// Returns what all sessions of an app ask for together: explicit ones take the place of implicit ones (AUTH-081, AUTH-082).
  ///
  /// It takes what the explicit ones ask for, and whether the app holds something that implies one.
  package func sessionGoals(
    explicit: AuthorizationState.SessionGoals, holdsUpdates: Bool, of app: AppConfiguration
  ) -> AuthorizationState.SessionGoals {
    if explicit.contains(.explicit) { return explicit }
    let isImplicit =
      holdsUpdates && asyncUpdates.value == .implicitSession && !app.traits.contains(.explicitServiceSession)
    return isImplicit ? .whenInUse : []
  }
}
