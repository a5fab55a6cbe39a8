public import LocationPolicy

// Questions of phones about an app that are not decisions of the engine. The explorer asks them at every step.

extension AuthorizationState {
  /// Whether the app has a grant that lasts only while it is in use (AUTH-068, AUTH-071).
  @inlinable package var endsWithUse: Bool {
    grant == .temporary || memory.contains(.temporaryFullAccuracy)
  }

  /// Returns whether the app has the same permissions as in another state, apart from its phase, its prompt and its
  /// sessions.
  @inlinable package func permitsTheSame(as other: AuthorizationState) -> Bool {
    grant == other.grant && memory == other.memory && chosenAccuracy == other.chosenAccuracy
  }
}

extension PromptCause {
  /// Returns whether the prompt prevents taps on everything else on screen: a prompt of the system's own covers
  /// everything.
  @inlinable package func coversScreen(under assumptions: Assumptions) -> Bool {
    !belongsToApp || !assumptions.promptGoesWithForeground
  }
}

extension AuthorizationPolicy {
  /// Returns whether live updates and monitors of an app wait for an explicit session (AUTH-082).
  @inlinable package func demandsExplicitSession(of app: AppConfiguration) -> Bool {
    app.traits.contains(.explicitServiceSession) && serviceSessions.value
  }

  /// Returns the combined goals of all sessions of an app: explicit ones replace implicit ones (AUTH-081, AUTH-082).
  ///
  /// It takes the goals of the explicit ones, and whether the app holds something that implies a session.
  package func sessionGoals(
    explicit: AuthorizationState.SessionGoals, holdsUpdates: Bool, of app: AppConfiguration
  ) -> AuthorizationState.SessionGoals {
    if explicit.contains(.explicit) { return explicit }
    let isImplicit =
      holdsUpdates && asyncUpdates.value == .implicitSession && !app.traits.contains(.explicitServiceSession)
    return isImplicit ? .whenInUse : []
  }
}
