import LocationPolicy

extension SimulatedDevice {
  /// Puts one input to the rules of an app's authorisation, and carries out what they decide.
  ///
  /// Every change of an app's authorisation goes through here, so that prompts, callbacks and the trace
  /// never depend on who caused it.
  @discardableResult
  mutating func decide(
    _ app: AppID, client: ClientID? = nil, isAnswer: Bool = false,
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) -> Decision {
    let before = self[app].authorization
    let configuration = configuration(of: app)
    let decision = input(&apps[app.index].authorization, configuration, policy)
    let after = self[app].authorization
    switch decision.outcome {
    case .ignored(.doesNotApply): break
    case .prompt, .changed, .proceeds, .ignored, .deferred, .failed:
      record(.decided(decision.outcome), app: app, client: client, facts: decision.facts)
    }
    if before.grant != after.grant { record(.grant(after.grant), app: app, facts: decision.facts) }
    promptChanged(app, from: before.prompt, to: after.prompt, isAnswered: isAnswer)
    tellManagers(of: app, about: decision.callback)
    tellStreams(of: app, about: decision.diagnostics)
    heldEventChanged(app, decision.heldEvent)
    if before.status != after.status || before.grant != after.grant
      || before.chosenAccuracy != after.chosenAccuracy
      || before.memory != after.memory
    {
      authorizationChanged(app)
    }
    return decision
  }

  /// What the app declares.
  func configuration(of app: AppID) -> AppConfiguration { self[app].bundle.configuration }

  private mutating func promptChanged(_ app: AppID, from old: Prompt?, to new: Prompt?, isAnswered: Bool) {
    guard old != new else { return }
    let shownBefore = promptQueue.first
    if let old {
      promptQueue.removeAll { $0 == app }
      if !isAnswered { record(.promptDismissed(old), app: app) }
      answerFullAccuracyRequest(of: app, after: old)
    }
    if new != nil { promptQueue.append(app) }
    promptCameUp(after: shownBefore)
  }

  /// Records the prompt that is on the screen now, unless it was there before.
  mutating func promptCameUp(after shownBefore: AppID?) {
    guard let (app, prompt) = visiblePrompt, app != shownBefore else { return }
    record(.promptShown(prompt), app: app, facts: prompt.template.facts)
  }

  private mutating func tellManagers(of app: AppID, about callback: AuthorizationCallback) {
    guard callback != .none, let process = self[app].process else { return }
    let status = self[app].authorization.status
    for manager in process.managers where manager.delegate != nil {
      send(.authorization(callback, status), to: manager.id, of: app)
    }
    if self[app].phase == .suspended, policy.changeWakesSuspendedApp.value { wake(app) }
  }

  /// Sends a message to an object of an app, or keeps it until the app runs again (DEL-007).
  mutating func send(_ content: MessageContent, to client: ClientID?, of app: AppID) {
    guard let process = self[app].process else { return }
    let message = Message(app: app, generation: process.generation, client: client, content: content)
    if self[app].phase.isRunning {
      record(.delivered(content), app: app, client: client)
      outbox.append(message)
    } else {
      record(.queued(content), app: app, client: client)
      apps[app.index].process?.inbox.append(message)
    }
  }
}
