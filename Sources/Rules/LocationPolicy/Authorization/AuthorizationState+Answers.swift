extension AuthorizationState {
  /// Handles the person's answer to the prompt that is showing.
  ///
  /// The Precise toggle is on unless the person moves it (AUTH-048).
  public mutating func answer(
    _ choice: Choice, precise: Bool = true, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      guard let prompt = state.prompt, prompt.template.choices.contains(choice) else {
        return Decision(.ignored(.noSuchChoice), facts: FactList(.auth010))
      }
      state.prompt = nil
      return state.answered(choice, precise: precise, to: prompt, of: app, under: policy)
    }
  }

  private mutating func answered(
    _ choice: Choice, precise: Bool, to prompt: Prompt, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Decision {
    switch prompt.cause {
    case .firstUse, .whenInUse, .always:
      return answeredFirst(choice, precise: precise, to: prompt, of: app, under: policy)
    case .escalation: return answeredEscalation(choice, under: policy)
    case .provisional: return answeredProvisional(choice, under: policy)
    case .fullAccuracy: return answeredFullAccuracy(choice, under: policy)
    case .locationButton: return answeredLocationButton(choice, of: app, under: policy)
    case .widget:
      if choice == .allow { memory.insert(.widgetsAllowed) }
      return Decision(.proceeds, facts: FactList(.auth054))
    case .reminder: return answeredReminder(choice, of: app, under: policy)
    case .servicesOff: return Decision(.proceeds, facts: FactList(.auth031))
    }
  }

  /// Handles the answer to the first prompt of an install: the grant depends on the request and on the release
  /// (AUTH-049).
  private mutating func answeredFirst(
    _ choice: Choice, precise: Bool, to prompt: Prompt, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Decision {
    let asksForAlways = prompt.cause == .always
    let maySpend = asksForAlways && policy.singleAlwaysRequest.value
    let facts = asksForAlways ? policy.firstAlwaysRequest.facts : policy.whenInUsePrompt.facts
    if maySpend, spendsAlwaysRequest(choice, under: policy.assumptions) {
      memory.insert(.alwaysRequestSpent)
    }
    switch choice {
    case .dontAllow: grant = .denied
    case .ok: grant = .always
    case .allow: grant = asksForAlways ? .always : .whenInUse
    case .onlyWhileUsingTheApp: grant = .whenInUse
    case .alwaysAllow: grant = .always
    case .allowOnce: grant = .temporary
    case .allowWhileUsingApp:
      // The provisional process starts once per install (AUTH-064).
      if asksForAlways, !memory.contains(.provisionalSpent) {
        grant = .provisionalAlways
        memory.insert(.provisionalSpent)
      } else {
        grant = .whenInUse
      }
    case .keepOnlyWhileUsing, .changeToAlwaysAllow, .changeToOnlyWhileUsing, .settings, .cancel,
      .continue, .notNow:
      preconditionFailure("\(choice) is not an answer to \(prompt.template)")
    }
    if grant.isAuthorized { chooseAccuracy(precise: precise, of: app, under: policy) }
    return Decision(.changed, facts: facts)
  }

  /// Returns whether an answer to the first prompt of an Always request uses up the one request (AUTH-026).
  private func spendsAlwaysRequest(_ choice: Choice, under assumptions: Assumptions) -> Bool {
    switch choice {
    case .allowOnce: assumptions.allowOnceSpendsAlwaysRequest
    case .dontAllow: assumptions.dontAllowSpendsAlwaysRequest
    case .ok, .allow, .onlyWhileUsingTheApp, .alwaysAllow, .allowWhileUsingApp, .keepOnlyWhileUsing,
      .changeToAlwaysAllow, .changeToOnlyWhileUsing, .settings, .cancel, .continue, .notNow:
      true
    }
  }

  /// Handles the answer to the escalation of 11, 12 and from 13.4: keeping changes nothing and is not reported
  /// (AUTH-045, AUTH-051).
  private mutating func answeredEscalation(_ choice: Choice, under policy: AuthorizationPolicy) -> Decision {
    memory.insert(.alwaysRequestSpent)
    switch choice {
    case .alwaysAllow, .changeToAlwaysAllow:
      grant = .always
      return Decision(.changed, facts: policy.escalation.facts)
    case .onlyWhileUsingTheApp, .keepOnlyWhileUsing:
      return Decision(.proceeds, facts: policy.escalation.facts + FactList(.auth007))
    case .dontAllow, .ok, .allow, .allowWhileUsingApp, .allowOnce, .changeToOnlyWhileUsing, .settings,
      .cancel, .continue, .notNow:
      preconditionFailure("\(choice) is not an answer to an escalation")
    }
  }

  /// Handles the answer to the second prompt of provisional Always: keeping causes a callback, changing does not
  /// (AUTH-050, AUTH-063).
  private mutating func answeredProvisional(_ choice: Choice, under policy: AuthorizationPolicy) -> Decision {
    let held = memory.contains(.eventHeld)
    let keeps = choice == .keepOnlyWhileUsing
    memory.remove(.eventHeld)
    grant = keeps ? .whenInUse : .always
    return Decision(
      .changed, heldEvent: held ? (keeps ? .dropped : .delivered) : .none,
      facts: FactList(.auth050, .auth063) + (keeps ? FactList() : FactList(.auth007)))
  }

  private mutating func answeredFullAccuracy(_ choice: Choice, under policy: AuthorizationPolicy) -> Decision
  {
    guard choice == .allowOnce else {
      if sessions.contains(.fullAccuracy) { memory.insert(.fullAccuracyDeclined) }
      return Decision(
        policy.assumptions.decliningFullAccuracyFails ? .failed(.promptDeclined) : .proceeds,
        diagnostics: policy.serviceSessions.value ? .fullAccuracyDenied : [], facts: FactList(.auth072))
    }
    memory.insert(.temporaryFullAccuracy)
    return Decision(.changed, facts: FactList(.auth053, .auth071, .auth072))
  }

  private mutating func answeredLocationButton(
    _ choice: Choice, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    let facts = FactList(.auth073, .auth074)
    guard choice == .ok else { return Decision(.proceeds, facts: facts) }
    memory.insert(.locationButtonApproved)
    let wasDenied = grant == .denied
    let grantsNow = !wasDenied || policy.assumptions.locationButtonGrantsAfterDenial
    grant = grantsNow ? .temporary : .notDetermined
    if grantsNow { chooseAccuracy(precise: true, of: app, under: policy) }
    return Decision(.changed, facts: facts)
  }

  private mutating func answeredReminder(
    _ choice: Choice, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    let facts = policy.reminder.facts
    guard choice == .changeToOnlyWhileUsing || choice == .dontAllow else {
      return Decision(.proceeds, facts: facts)
    }
    takeAlwaysAway(under: policy)
    return Decision(.changed, facts: facts)
  }

  /// Reduces Always to When In Use, through an action of the person.
  ///
  /// The one request for Always remains as it is: made, or not made yet (SET-003, OPEN-24).
  mutating func takeAlwaysAway(under policy: AuthorizationPolicy) {
    grant = .whenInUse
    memory.remove(.eventHeld)
    if policy.assumptions.downgradeRestoresAlwaysRequest { memory.remove(.alwaysRequestSpent) }
  }

  /// Adopts the position of the Precise toggle, which is absent if the app's default is reduced (KEY-033).
  private mutating func chooseAccuracy(
    precise: Bool, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) {
    guard policy.accuracyChoice.value else { return }
    let reduced = app.traits.contains(.defaultAccuracyReduced) || !precise
    chosenAccuracy = reduced ? .reduced : .full
    memory.remove(.temporaryFullAccuracy)
  }
}
