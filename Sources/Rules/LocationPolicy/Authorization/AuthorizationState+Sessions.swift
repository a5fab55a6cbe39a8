extension AuthorizationState {
  /// Handles the app iterating live updates or a monitor's events, or holding a background activity session.
  public mutating func iterateUpdates(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision
  {
    decide(under: policy) { state in
      switch policy.asyncUpdates.value {
      case .unavailable: return Decision(.ignored(.notAvailable), facts: policy.asyncUpdates.facts)
      case .askNothing:
        if policy.assumptions.updatesAskWhileUndetermined, state.grant == .notDetermined {
          return state.whenInUseRequest(of: app, under: policy)
        }
        let outcome: Outcome = state.isAuthorized ? .proceeds : .ignored(.notAuthorized)
        return Decision(outcome, facts: policy.asyncUpdates.facts)
      case .implicitSession: return state.openImplicitSession(of: app, under: policy)
      }
    }
  }

  /// Handles the creation of a service session.
  ///
  /// With a full accuracy purpose, it also requests full accuracy under a purpose key that the Info.plist has.
  public mutating func openSession(
    _ goal: SessionGoal, fullAccuracyPurpose: Bool = false, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      guard policy.serviceSessions.value else {
        return Decision(.ignored(.notAvailable), facts: policy.serviceSessions.facts)
      }
      state.sessions.insert(.explicit)
      switch goal {
      case .none: break
      case .whenInUse: state.sessions.insert(.whenInUse)
      case .always: state.sessions.formUnion([.whenInUse, .always])
      }
      if fullAccuracyPurpose { state.sessions.insert(.fullAccuracy) }
      return state.serveSessions(of: app, under: policy)
    }
  }

  /// Lets the system check again whether it can do something for the sessions that the app holds.
  ///
  /// Call it after every answer and whenever the app enters the foreground: that is when the next prompt of a session
  /// appears, and when a lapsed grant is requested again (AUTH-084).
  public mutating func resumeSessions(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision
  {
    decide(under: policy) { state in
      guard !state.sessions.isEmpty else {
        return Decision(.ignored(.doesNotApply), facts: policy.serviceSessions.facts)
      }
      return state.serveSessions(of: app, under: policy)
    }
  }

  /// Handles the app invalidating all of its sessions and ending its iterations.
  public mutating func closeSessions(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      state.endSessions()
      return Decision(.proceeds, facts: policy.serviceSessions.facts)
    }
  }

  /// Replaces the combined goals of the app's sessions, because one of them ended or replaced another.
  ///
  /// This shows no prompt and nothing expires; ``resumeSessions(of:under:)`` serves the sessions that remain.
  public mutating func keepSessions(_ goals: SessionGoals) {
    sessions = goals
    if !goals.contains(.fullAccuracy) { memory.remove(.fullAccuracyDeclined) }
  }

  /// Returns the diagnostics that the holder of a session with some goals receives in the current state (AUTH-087).
  ///
  /// Empty before iOS 18, and if there is nothing to report.
  public func diagnostics(
    for goals: SessionGoals, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> SessionDiagnostics {
    guard policy.serviceSessions.value else { return SessionDiagnostics() }
    var state = self
    state.sessions = goals
    return state.serveSessions(of: app, under: policy).diagnostics
  }

  /// Forgets the sessions and the refusals of their requests.
  mutating func endSessions() {
    sessions = []
    memory.remove(.fullAccuracyDeclined)
  }

  private mutating func openImplicitSession(
    of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    if app.traits.contains(.explicitServiceSession), !sessions.contains(.explicit) {
      return Decision(
        .ignored(.explicitSessionRequired), diagnostics: .serviceSessionRequired, facts: FactList(.auth082))
    }
    // An explicit session, even one that requests nothing, replaces the implicit one.
    if !sessions.contains(.explicit) { sessions.insert(.whenInUse) }
    var decision = serveSessions(of: app, under: policy)
    switch decision.outcome {
    case .proceeds: decision.facts = FactList(.auth081)
    case .prompt: decision.facts = policy.asyncUpdates.facts + FactList(.auth084)
    case .changed, .ignored, .deferred, .failed: break
    }
    return decision
  }

  /// Moves the app one step toward its sessions' goals, as far as the rules allow (AUTH-083).
  private mutating func serveSessions(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision
  {
    let met = Decision(.proceeds, facts: FactList(.auth083))
    if sessions.subtracting(.explicit).isEmpty {
      return Decision(.ignored(.sessionAsksForNothing), facts: FactList(.auth083, .auth090))
    }
    if isRestricted {
      return Decision(
        .ignored(.restricted), diagnostics: .authorizationRestricted, facts: FactList(.auth087))
    }
    if memory.contains(.servicesOff) {
      return Decision(
        .ignored(.servicesOff), diagnostics: [.authorizationDenied, .authorizationDeniedGlobally],
        facts: FactList(.auth087))
    }
    switch grant {
    case .denied:
      return Decision(.ignored(.denied), diagnostics: .authorizationDenied, facts: FactList(.auth087))
    case .notDetermined:
      guard sessions.contains(.whenInUse) else { return met }
      return ask(
        policy.whenInUsePrompt.value, cause: .whenInUse, needing: policy.whenInUseDescriptions, of: app,
        under: policy)
    case .temporary where sessions.contains(.always), .whenInUse where sessions.contains(.always):
      return serveAlwaysSession(of: app, under: policy)
    case .temporary, .whenInUse, .provisionalAlways, .always:
      return askForAccuracy(of: app, under: policy) ?? met
    }
  }

  /// Requests Always on behalf of a session, or full accuracy if Always can't be requested (AUTH-083).
  private mutating func serveAlwaysSession(
    of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    if !policy.assumptions.sessionsAskForAlwaysFirst,
      let accuracy = askForAccuracy(of: app, under: policy), case .prompt = accuracy.outcome
    {
      return accuracy
    }
    var refusal: Decision
    if let obstacle = obstacleToAlwaysGoal(of: app, under: policy) {
      refusal = obstacle
    } else {
      refusal = ask(
        policy.escalationPrompt.value, cause: .escalation, needing: policy.alwaysDescriptions, of: app,
        under: policy)
      guard refusal.outcome == .ignored(.missingDescription) else { return refusal }
    }
    guard let accuracy = askForAccuracy(of: app, under: policy) else { return refusal }
    if case .prompt = accuracy.outcome { return accuracy }
    refusal.diagnostics.formUnion(accuracy.diagnostics)
    return refusal
  }

  /// Returns why no session can request Always: it can be requested once, and never for a temporary grant or an App
  /// Clip (AUTH-055).
  private func obstacleToAlwaysGoal(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision?
  {
    let reason: IgnoredReason
    let facts: FactList
    if app.traits.contains(.appClip), policy.appClips.value {
      (reason, facts) = (.appClip, FactList(.auth055, .auth083))
    } else if grant == .temporary {
      (reason, facts) = (.temporaryGrant, FactList(.auth070, .auth083))
    } else if memory.contains(.alwaysRequestSpent) {
      (reason, facts) = (.escalationSpent, FactList(.auth083))
    } else {
      return nil
    }
    return Decision(.ignored(reason), diagnostics: .alwaysAuthorizationDenied, facts: facts)
  }

  /// Requests full accuracy on behalf of a session that needs it; nil if there is nothing to request.
  private mutating func askForAccuracy(
    of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision? {
    guard sessions.contains(.fullAccuracy), accuracy(under: policy) == .reduced else { return nil }
    guard !memory.contains(.fullAccuracyDeclined) else {
      return Decision(.proceeds, diagnostics: .fullAccuracyDenied, facts: FactList(.auth083, .auth087))
    }
    return ask(
      .temporaryFullAccuracy, cause: .fullAccuracy, needing: policy.whenInUseDescriptions, of: app,
      under: policy)
  }

  /// Prompts for a session: now if the app is in the foreground, otherwise later (AUTH-084).
  private mutating func ask(
    _ template: PromptTemplate, cause: PromptCause, needing descriptions: Sourced<UsageDescriptions>,
    of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    if prompt != nil {
      return Decision(
        .ignored(.promptShowing), diagnostics: .authorizationRequestInProgress, facts: FactList(.auth010))
    }
    if let obstacle = obstacle(needing: descriptions, of: app, under: policy) { return obstacle }
    guard phase == .foreground else {
      return Decision(.deferred, diagnostics: .insufficientlyInUse, facts: FactList(.auth084))
    }
    let facts = cause == .escalation ? FactList(.auth083) : FactList(.auth083, .auth084)
    var decision = show(template, cause: cause, under: policy, facts: facts)
    decision.diagnostics = .authorizationRequestInProgress
    return decision
  }
}
