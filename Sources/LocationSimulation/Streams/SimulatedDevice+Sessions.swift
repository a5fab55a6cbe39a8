import LocationPolicy

extension SimulatedDevice {
  // What sessions ask for

  /// What all sessions of an app ask for together; an explicit one takes the place of implicit ones (AUTH-082).
  private func sessionGoals(of app: AppID) -> AuthorizationState.SessionGoals {
    var explicit: AuthorizationState.SessionGoals = []
    var implicit: AuthorizationState.SessionGoals = []
    for stream in apps[app.index].process?.streams ?? [] where stream.isInEffect {
      let goals = goals(of: stream, in: app)
      if goals.contains(.explicit) { explicit.formUnion(goals) } else { implicit.formUnion(goals) }
    }
    if explicit.contains(.explicit) { return explicit }
    return configuration(of: app).traits.contains(.explicitServiceSession) ? [] : implicit
  }

  /// What one object asks for (AUTH-081, AUTH-083).
  private func goals(of stream: Stream, in app: AppID) -> AuthorizationState.SessionGoals {
    switch stream.kind {
    case .serviceSession(let goal, let key):
      let asksForAccuracy = hasPurpose(key, of: app)
      return goal.goals.union(asksForAccuracy ? [.explicit, .fullAccuracy] : .explicit)
    case .monitor where !stream.awaitsEvents: return []
    case .liveUpdates, .monitor, .backgroundActivitySession:
      return policy.asyncUpdates.value == .implicitSession ? .whenInUse : []
    }
  }

  private func hasPurpose(_ key: String?, of app: AppID) -> Bool {
    key.map { apps[app.index].bundle.purposeTexts[$0] != nil } ?? false
  }

  /// Tells the rules what the app's sessions ask for together now.
  mutating func keepSessions(of app: AppID) {
    let goals = sessionGoals(of: app)
    if apps[app.index].authorization.sessions != goals {
      apps[app.index].authorization.keepSessions(goals)
    }
  }

  /// Has the rules move the app toward what a new session asks for.
  mutating func ask(for stream: Stream, of app: AppID) {
    guard stream.isInEffect else { return }
    keepSessions(of: app)
    switch stream.kind {
    case .monitor where !stream.awaitsEvents: break
    case .liveUpdates, .monitor, .backgroundActivitySession:
      decide(app, client: stream.id) { $0.iterateUpdates(of: $1, under: $2) }
    case .serviceSession(let goal, let key):
      let asksForAccuracy = hasPurpose(key, of: app)
      decide(app, client: stream.id) {
        $0.openSession(goal, fullAccuracyPurpose: asksForAccuracy, of: $1, under: $2)
      }
    }
  }

  /// Looks again whether something can be done for the app's sessions (AUTH-084).
  mutating func resumeSessions(of app: AppID) {
    guard !apps[app.index].authorization.sessions.isEmpty else { return }
    decide(app, isQuiet: true) { $0.resumeSessions(of: $1, under: $2) }
  }

  /// Takes away the prompt of a session that is gone, unless another session asks for the same.
  mutating func dismissUnwantedPrompt(of app: AppID, by client: ClientID) {
    let authorization = apps[app.index].authorization
    guard assumptions.promptGoesWithSession, let prompt = authorization.prompt,
      apps[app.index].process?.promptOwner == nil, let goal = prompt.cause.sessionGoal,
      !authorization.sessions.contains(goal)
    else { return }
    decide(app, client: client) { $0.dismissPrompt(under: $2) }
  }

  // When sessions have an effect

  /// New sessions are for the foreground; after a launch into the background those before can be made again (AUTH-085).
  func comesIntoEffect(_ kind: StreamKind, of app: AppID) -> Bool {
    switch kind {
    case .liveUpdates, .monitor: true
    case .serviceSession, .backgroundActivitySession:
      apps[app.index].phase == .foreground || apps[app.index].lostStreams.contains(kind)
    }
  }

  /// The app is in the foreground, so that the sessions that it made in the background begin to count.
  mutating func sessionsComeIntoEffect(of app: AppID) {
    for stream in apps[app.index].process?.streams ?? [] where !stream.isInEffect {
      update(stream: stream.id, of: app) { $0.isInEffect = true }
    }
    keepSessions(of: app)
    tellStreams(of: app)
    useChanged(app)
  }

  /// The few seconds in which a launched app can make its sessions again are over (AUTH-085).
  mutating func rejoinEnds(_ app: AppID, generation: Int) {
    guard isCurrent(app, generation: generation) else { return }
    apps[app.index].lostStreams = []
    useChanged(app)
  }

  /// Whether an app holds a background activity session, or may still make the one from before again (BG-023).
  func holdsActivitySession(_ app: AppID) -> Bool {
    configuration(of: app).traits.contains(.backgroundMode)
      && holds(app) { $0 == .backgroundActivitySession }
  }

  /// Whether an app holds an explicit Always session, or may still make the one from before again (AUTH-086).
  func holdsAlwaysSession(_ app: AppID) -> Bool {
    holds(app) { if case .serviceSession(.always, _) = $0 { true } else { false } }
  }

  private func holds(_ app: AppID, where isMeant: (StreamKind) -> Bool) -> Bool {
    if apps[app.index].lostStreams.contains(where: isMeant) { return true }
    return apps[app.index].process?.streams.contains { $0.isInEffect && isMeant($0.kind) } ?? false
  }

  // Diagnostics

  /// Tells an app's sessions and update streams why nothing arrives, if that changed (AUTH-087, AUTH-088).
  mutating func tellStreams(of app: AppID) {
    guard policy.serviceSessions.value, apps[app.index].phase.isRunning,
      let streams = apps[app.index].process?.streams
    else { return }
    for stream in streams {
      let diagnostics = diagnostics(for: stream, of: app)
      guard stream.told != diagnostics else { continue }
      update(stream: stream.id, of: app) { $0.told = diagnostics }
      switch stream.kind {
      case .serviceSession, .backgroundActivitySession:
        send(.diagnostics(diagnostics), to: stream.id, of: app)
      case .liveUpdates:
        if !diagnostics.isEmpty {
          send(.liveUpdate(LiveUpdate(diagnostics: diagnostics)), to: stream.id, of: app)
        }
      case .monitor: break
      }
    }
  }

  private func diagnostics(for stream: Stream, of app: AppID) -> SessionDiagnostics {
    switch stream.kind {
    case .serviceSession:
      guard stream.isInEffect else { return .insufficientlyInUse }
      return apps[app.index].authorization.diagnostics(
        for: goals(of: stream, in: app), of: configuration(of: app), under: policy)
    case .liveUpdates, .monitor: return updateDiagnostics(of: app)
    case .backgroundActivitySession:
      return stream.isInEffect ? updateDiagnostics(of: app) : .insufficientlyInUse
    }
  }

  /// Why live updates and the events of monitors don't arrive; empty when they do, and before 18.
  func updateDiagnostics(of app: AppID) -> SessionDiagnostics {
    let authorization = apps[app.index].authorization
    let sessions = authorization.sessions
    let traits = configuration(of: app).traits
    guard policy.serviceSessions.value else { return [] }
    if traits.contains(.explicitServiceSession), !sessions.contains(.explicit) {
      return .serviceSessionRequired
    }
    var told = authorization.diagnostics(for: .whenInUse, of: configuration(of: app), under: policy)
    // A session that asks for nothing keeps others from asking.
    if !sessions.contains(.whenInUse) {
      told.subtract([.authorizationRequestInProgress, .insufficientlyInUse])
    }
    let arrival = policy.delivery(of: .liveUpdates, in: deliveryContext(of: app)).arrival
    if authorization.isAuthorized, arrival == .nothing { told.insert(.insufficientlyInUse) }
    return told
  }
}
