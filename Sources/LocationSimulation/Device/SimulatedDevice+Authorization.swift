import LocationPolicy

extension SimulatedDevice {
  /// Puts one input to the rules of an app's authorization, and carries out what they decide.
  ///
  /// Every change of an app's authorization goes through here, so that prompts, callbacks and the trace
  /// never depend on who caused it. A quiet input is recorded only where it leads to something.
  @discardableResult
  mutating func decide(
    _ app: AppID, client: ClientID? = nil, isAnswer: Bool = false, isQuiet: Bool = false,
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) -> Decision {
    let before = apps[app.index].authorization
    let configuration = apps[app.index].bundle.configuration
    let decision = input(&apps[app.index].authorization, configuration, policy)
    let after = apps[app.index].authorization
    if isWorthRecording(decision.outcome, isQuiet: isQuiet) {
      record(.decided(decision.outcome), app: app, client: client, facts: decision.facts)
    }
    if before.grant != after.grant { record(.grant(after.grant), app: app, facts: decision.facts) }
    promptChanged(app, from: before.prompt, to: after.prompt, isAnswered: isAnswer)
    tellManagers(of: app, about: decision.callback)
    heldEventChanged(app, decision.heldEvent)
    if before != after { stateChanged(app, from: before, to: after) }
    return decision
  }

  /// What the app declares.
  func configuration(of app: AppID) -> AppConfiguration { apps[app.index].bundle.configuration }

  private func isWorthRecording(_ outcome: Outcome, isQuiet: Bool) -> Bool {
    switch outcome {
    case .ignored(.doesNotApply): false
    case .prompt, .changed: true
    case .proceeds, .ignored, .deferred, .failed: !isQuiet
    }
  }

  private mutating func stateChanged(
    _ app: AppID, from before: AuthorizationState, to after: AuthorizationState
  ) {
    tellStreams(of: app)
    let isAsBefore =
      before.status == after.status && before.grant == after.grant && before.memory == after.memory
      && before.chosenAccuracy == after.chosenAccuracy
    if isAsBefore { return }
    authorizationChanged(app)
    monitorsChanged(of: app)
    if before.grant != after.grant { grantChanged(app) }
    useChanged(app)
  }

  private mutating func grantChanged(_ app: AppID) {
    if apps[app.index].authorization.grant != .provisionalAlways { forgetSecondPrompt(of: app) }
    planMorning(of: app)
  }

  private mutating func promptChanged(_ app: AppID, from old: Prompt?, to new: Prompt?, isAnswered: Bool) {
    guard old != new else { return }
    let shownBefore = visiblePrompt == nil ? nil : promptQueue.first
    apps[app.index].process?.promptOwner = nil
    if let old {
      promptQueue.removeAll { $0 == app }
      if !isAnswered { record(.promptDismissed(old), app: app) }
      answerFullAccuracyRequest(of: app, after: old)
    }
    if new != nil { promptQueue.append(app) }
    promptCameUp(after: old == nil || shownBefore != app ? shownBefore : nil)
  }

  /// Records the prompt that is on the screen now, unless it was there before.
  mutating func promptCameUp(after shownBefore: AppID?) {
    guard let (app, prompt) = visiblePrompt, app != shownBefore else { return }
    record(.promptShown(prompt), app: app, facts: prompt.template.facts)
  }

  private mutating func tellManagers(of app: AppID, about callback: AuthorizationCallback) {
    guard callback != .none, let managers = apps[app.index].process?.managers else { return }
    let status = apps[app.index].authorization.status
    for manager in managers where manager.delegate != nil {
      send(.authorization(callback, status), to: manager.id, of: app)
    }
    if apps[app.index].phase == .suspended, policy.changeWakesSuspendedApp.value { wake(app) }
  }

  /// Sends a message to an object of an app, or keeps it until the app runs again (DEL-007).
  mutating func send(_ content: MessageContent, to client: ClientID?, of app: AppID) {
    guard let generation = apps[app.index].process?.generation else { return }
    let message = Message(app: app, generation: generation, client: client, content: content)
    if apps[app.index].phase.isRunning {
      record(.delivered(content), app: app, client: client)
      outbox.append(message)
    } else {
      record(.queued(content), app: app, client: client)
      keep(message)
    }
  }

  /// Keeps a message for an app that does not run; of changes of authorization only the newest counts (SET-004).
  private mutating func keep(_ message: Message) {
    if case .authorization = message.content {
      apps[message.app.index].process?.inbox.removeAll { waiting in
        guard case .authorization = waiting.content else { return false }
        return waiting.client == message.client
      }
    }
    apps[message.app.index].process?.inbox.append(message)
  }
}
