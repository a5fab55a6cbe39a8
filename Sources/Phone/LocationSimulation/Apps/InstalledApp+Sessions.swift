import LocationDelivery
import LocationPolicy

extension InstalledApp {
  // Goals of sessions

  /// Returns the combined goals of all sessions of the app.
  private func sessionGoals(on system: PhoneSystem) -> AuthorizationState.SessionGoals {
    var explicit = AuthorizationState.SessionGoals()
    var holdsUpdates = false
    for stream in process?.streams ?? [] where stream.isInEffect {
      explicit.formUnion(explicitGoals(of: stream))
      if stream.impliesSession { holdsUpdates = true }
    }
    return system.policy.sessionGoals(
      explicit: explicit, holdsUpdates: holdsUpdates, of: bundle.configuration)
  }

  /// Returns the goals of an explicit session; none for other objects (AUTH-083).
  private func explicitGoals(of stream: AppStream) -> AuthorizationState.SessionGoals {
    guard case .serviceSession(let goal, let key) = stream.kind else { return [] }
    return goal.goals.union(hasPurpose(key) ? [.explicit, .fullAccuracy] : .explicit)
  }

  /// Returns the goals of one object (AUTH-081, AUTH-083).
  private func goals(of stream: AppStream, on system: PhoneSystem) -> AuthorizationState.SessionGoals {
    let isImplicit = stream.impliesSession && system.policy.asyncUpdates.value == .implicitSession
    return isImplicit ? .whenInUse : explicitGoals(of: stream)
  }

  private func hasPurpose(_ key: String?) -> Bool {
    key.map { bundle.purposeTexts[$0] != nil } ?? false
  }

  /// Updates the combined goals of the app's sessions in the rules.
  mutating func keepSessions(on system: PhoneSystem) {
    keepSessions(sessionGoals(on: system))
  }

  /// Lets the rules move the app toward the goals of a new session.
  mutating func ask(for stream: AppStream, on system: inout PhoneSystem) {
    guard stream.isInEffect else { return }
    keepSessions(on: system)
    switch stream.kind {
    case .monitor where !stream.awaitsEvents: break
    case .liveUpdates, .monitor, .backgroundActivitySession:
      let decision = decide(client: stream.id, on: &system) { $0.iterateUpdates(of: $1, under: $2) }
      logMissingDescription(after: decision, to: stream.id, on: &system)
    case .serviceSession(let goal, let key):
      let asksForAccuracy = hasPurpose(key)
      let decision = decide(client: stream.id, on: &system) {
        $0.openSession(goal, fullAccuracyPurpose: asksForAccuracy, of: $1, under: $2)
      }
      logMissingDescription(after: decision, to: stream.id, on: &system)
    }
  }

  /// Logs a missing usage description for something other than a request (KEY-010).
  ///
  /// It does so only if that is assumed.
  mutating func logMissingDescription(
    after decision: Decision, to client: ClientID?, on system: inout PhoneSystem
  ) {
    guard decision.outcome == .ignored(.missingDescription),
      system.assumptions.sessionsLogMissingDescriptions,
      system.policy.missingDescription.value == .consoleMessage
    else { return }
    let wanted =
      authorization.grant.isAuthorized
      ? system.policy.alwaysDescriptions : system.policy.whenInUseDescriptions
    send(.console(.missingUsageDescription(wanted.value)), to: client, on: &system)
  }

  /// Tries again to satisfy the goals of the app's sessions (AUTH-084).
  mutating func resumeSessions(on system: inout PhoneSystem) {
    guard !authorization.sessions.isEmpty else { return }
    decide(isQuiet: true, on: &system) { $0.resumeSessions(of: $1, under: $2) }
  }

  /// Removes the prompt of a session that has ended, unless another session has the same goal.
  mutating func dismissPrompt(of session: AppStream, on system: inout PhoneSystem) {
    guard system.assumptions.promptGoesWithSession, let prompt = authorization.prompt,
      process?.promptOwner == nil, let goal = prompt.cause.sessionGoal
    else { return }
    let asked = goals(of: session, on: system).contains(goal)
    let stays = system.assumptions.promptStaysForOtherSessions || !asked
    guard !authorization.sessions.contains(goal) || !stays else { return }
    decide(client: session.id, on: &system) { $0.dismissPrompt(under: $2) }
  }

  // When sessions have an effect

  /// Returns whether a new object takes effect: sessions need the foreground; after a launch in the background,
  /// earlier ones can be re-created (AUTH-085).
  func comesIntoEffect(_ kind: StreamKind) -> Bool {
    switch kind {
    case .liveUpdates, .monitor: true
    case .serviceSession, .backgroundActivitySession:
      phase == .foreground || streamMemory.lost.contains(kind)
    }
  }

  /// Makes the sessions that were created in the background take effect, because the app is in the foreground.
  mutating func sessionsComeIntoEffect(on system: inout PhoneSystem) {
    for stream in process?.streams ?? [] where !stream.isInEffect {
      process?.update(stream: stream.id) { $0.comeIntoEffect() }
    }
    keepSessions(on: system)
    tellStreams(on: &system)
    useChanged(on: &system)
  }

  /// Handles the end of the few seconds in which a launched app can re-create its sessions (AUTH-085, BG-025).
  mutating func rejoinEnds(generation: Int, on system: inout PhoneSystem) {
    guard process?.generation == generation else { return }
    streamMemory.forgetLost()
    streamsChanged(on: &system)
  }

  /// Returns the sessions that are in effect, and those that may still be re-created (AUTH-085).
  func heldSessions(on system: PhoneSystem) -> HeldSessions {
    var held = HeldSessions()
    held.liveActivity = use.hasLiveActivity
    // Every event on the phone evaluates this, and hardly any app has one.
    if !streamMemory.lost.isEmpty, process == nil || system.assumptions.lostSessionsCount {
      for kind in streamMemory.lost { held.insert(kind) }
    }
    guard let streams = process?.streams, !streams.isEmpty else { return held }
    for stream in streams where stream.isInEffect { held.insert(stream.kind) }
    return held
  }

  // Diagnostics

  /// Reports to the app's sessions and update streams why nothing arrives, if that has changed (AUTH-087, AUTH-088).
  mutating func tellStreams(on system: inout PhoneSystem) {
    guard system.policy.serviceSessions.value, phase.isRunning,
      let streams = process?.streams
    else { return }
    for stream in streams {
      let diagnostics = diagnostics(for: stream, on: system)
      var isNews = false
      process?.update(stream: stream.id) { isNews = $0.tell(diagnostics) }
      guard isNews else { continue }
      switch stream.kind {
      case .serviceSession, .backgroundActivitySession:
        send(.diagnostics(diagnostics), to: stream.id, on: &system)
      case .liveUpdates:
        if !diagnostics.isEmpty {
          send(.liveUpdate(LiveUpdate(diagnostics: diagnostics)), to: stream.id, on: &system)
        }
      case .monitor: break
      }
    }
  }

  private func diagnostics(for stream: AppStream, on system: PhoneSystem) -> SessionDiagnostics {
    switch stream.kind {
    case .serviceSession:
      guard stream.isInEffect else { return .insufficientlyInUse }
      return authorization.diagnostics(
        for: goals(of: stream, on: system), of: bundle.configuration, under: system.policy)
    case .liveUpdates, .monitor: return updateDiagnostics(on: system)
    case .backgroundActivitySession:
      return stream.isInEffect ? updateDiagnostics(on: system) : .insufficientlyInUse
    }
  }

  /// Returns why live updates and the events of monitors don't arrive; empty if they do, and before 18.
  func updateDiagnostics(on system: PhoneSystem) -> SessionDiagnostics {
    let sessions = authorization.sessions
    guard system.policy.serviceSessions.value else { return [] }
    let circumstances = circumstances(on: system)
    if circumstances.lacksExplicitSession(under: system.policy) { return .serviceSessionRequired }
    var told = authorization.diagnostics(for: .whenInUse, of: bundle.configuration, under: system.policy)
    // A session that requests nothing prevents others from requesting.
    if !sessions.contains(.whenInUse) {
      told.subtract([.authorizationRequestInProgress, .insufficientlyInUse])
    }
    let arrival = circumstances.arrival(of: .liveUpdates, under: system.policy)
    if authorization.isAuthorized, arrival == .nothing { told.insert(.insufficientlyInUse) }
    return told
  }
}

extension HeldSessions {
  /// Adds an object that is held.
  fileprivate mutating func insert(_ kind: StreamKind) {
    switch kind {
    case .serviceSession(let goal, _):
      service = true
      if goal == .always { always = true }
    case .backgroundActivitySession: activity = true
    case .liveUpdates, .monitor: break
    }
  }
}
