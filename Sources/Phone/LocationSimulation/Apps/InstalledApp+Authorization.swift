import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Passes one input to the rules of an app's authorization, and carries out what they decide.
  ///
  /// Every change of an app's authorization goes through here, so that prompts, callbacks and the trace
  /// never depend on who caused it. A quiet input is recorded only where it leads to something.
  @discardableResult
  mutating func decide(
    client: ClientID? = nil, isAnswer: Bool = false, isQuiet: Bool = false, on system: inout PhoneSystem,
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) -> Decision {
    let before = authorization
    let configuration = bundle.configuration
    let decision = input(&authorization, configuration, system.policy)
    let after = authorization
    if isWorthRecording(decision.outcome, isQuiet: isQuiet) {
      system.record(.decided(decision.outcome), app: id, client: client, facts: decision.facts)
    }
    if before.grant != after.grant { system.record(.grant(after.grant), app: id, facts: decision.facts) }
    promptChanged(from: before.prompt, to: after.prompt, isAnswered: isAnswer, on: &system)
    tellManagers(about: decision.callback, on: &system)
    heldEventChanged(decision.heldEvent, on: &system)
    if before != after { stateChanged(from: before, to: after, on: &system) }
    return decision
  }

  private func isWorthRecording(_ outcome: Outcome, isQuiet: Bool) -> Bool {
    switch outcome {
    case .ignored(.doesNotApply): false
    case .prompt, .changed: true
    case .proceeds, .ignored, .deferred, .failed: !isQuiet
    }
  }

  private mutating func stateChanged(
    from before: AuthorizationState, to after: AuthorizationState, on system: inout PhoneSystem
  ) {
    tellStreams(on: &system)
    if before.permitsTheSame(as: after) { return }
    authorizationChanged(on: system)
    let isReduced = after.accuracy(under: system.policy) == .reduced
    if isReduced, before.accuracy(under: system.policy) == .full { accuracyReduced(on: system) }
    monitorsChanged(on: &system)
    if before.grant != after.grant { grantChanged(on: &system) }
    if system.assumptions.lostSessionGivesTime {
      changeServices(on: &system) { _, _ in }
    } else {
      useChanged(on: &system)
    }
  }

  private mutating func grantChanged(on system: inout PhoneSystem) {
    if authorization.grant != .provisionalAlways { forgetSecondPrompt(on: &system) }
    planMorning(on: &system)
  }

  private mutating func promptChanged(
    from old: Prompt?, to new: Prompt?, isAnswered: Bool, on system: inout PhoneSystem
  ) {
    guard old != new else { return }
    process?.promptOwner = nil
    let place = new.map { PromptQueue.Place(app: id, prompt: $0, occasion: occasion(of: $0, on: system)) }
    system.replacePrompt(of: id, by: place) { system in
      guard let old else { return }
      if !isAnswered { system.record(.promptDismissed(old), app: id) }
      answerFullAccuracyRequest(after: old, on: &system)
    }
  }

  private mutating func tellManagers(about callback: AuthorizationCallback, on system: inout PhoneSystem) {
    guard callback != .none, let managers = process?.managers else { return }
    let status = authorization.status
    for manager in managers where manager.delegate != nil {
      send(.authorization(callback, status), to: manager.id, on: &system)
    }
    if phase == .suspended, system.policy.changeWakesSuspendedApp.value {
      wake(for: system.timings.wokenForCallback, on: &system)
    }
  }

  /// Gives the app what the person had granted before it was ever opened.
  mutating func wasGranted(_ grant: Grant, accuracy: Accuracy) {
    authorization = AuthorizationState(grant: grant, phase: .terminated, accuracy: accuracy)
  }

  // App Clips

  /// Plans the morning on which an App Clip loses what it was granted (AUTH-055).
  private mutating func planMorning(on system: inout PhoneSystem) {
    guard bundle.configuration.traits.contains(.appClip), system.policy.appClips.value,
      authorization.grant == .whenInUse
    else { return }
    system.plan(.morning(id), at: system.nextMorning)
  }
}
