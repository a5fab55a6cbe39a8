extension AuthorizationState {
  /// Handles the creation of a manager with a delegate, which receives the current status (AUTH-004 to AUTH-006).
  ///
  /// This is the only callback without a change; it does not answer a request.
  public func createManager(under policy: AuthorizationPolicy) -> Decision {
    Decision(
      .proceeds, callback: policy.callback.value, facts: policy.callback.facts + FactList(.auth006))
  }

  /// Handles a call of requestWhenInUseAuthorization().
  public mutating func requestWhenInUse(
    of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { $0.whenInUseRequest(of: app, under: policy) }
  }

  /// Handles a call of requestAlwaysAuthorization().
  public mutating func requestAlways(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision
  {
    var decision = decide(under: policy) { $0.alwaysRequest(of: app, under: policy) }
    if decision.outcome == .changed, !policy.assumptions.provisionalEntryCallsBack {
      decision.callback = .none
    }
    return decision
  }

  /// Handles the start of a service with the classic API, which prompts on iOS 7 only (AUTH-020, AUTH-021).
  public mutating func startService(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { $0.serviceStart(of: app, under: policy) }
  }

  /// Dismisses the prompt, because its manager is released or the prompt disappears with the app (AUTH-009).
  public mutating func dismissPrompt(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      guard state.prompt != nil else { return Decision(.ignored(.noSuchChoice), facts: FactList(.auth009)) }
      state.prompt = nil
      return Decision(.proceeds, facts: FactList(.auth009))
    }
  }

  mutating func whenInUseRequest(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision {
    guard policy.requestMethods.value else {
      return Decision(.ignored(.notAvailable), facts: policy.requestMethods.facts)
    }
    if let obstacle = obstacle(needing: policy.whenInUseDescriptions, of: app, under: policy) {
      return obstacle
    }
    let decided = FactList(.auth023, .auth027)
    if isRestricted { return Decision(.ignored(.restricted), facts: decided) }
    if offersServicesThoughDecided(under: policy) { return offerServices(under: policy) }
    switch grant {
    case .denied: return Decision(.ignored(.denied), facts: decided)
    case .temporary, .whenInUse, .provisionalAlways, .always:
      return Decision(.ignored(.alreadyDecided), facts: decided)
    case .notDetermined: break
    }
    if memory.contains(.servicesOff) { return offerServices(under: policy) }
    return show(
      policy.whenInUsePrompt.value, cause: .whenInUse, under: policy, facts: policy.whenInUsePrompt.facts)
  }

  mutating func alwaysRequest(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision {
    guard policy.requestMethods.value else {
      return Decision(.ignored(.notAvailable), facts: policy.requestMethods.facts)
    }
    if app.traits.contains(.appClip), policy.appClips.value {
      return Decision(.ignored(.appClip), facts: FactList(.auth055))
    }
    if let obstacle = obstacle(needing: policy.alwaysDescriptions, of: app, under: policy) { return obstacle }
    if isRestricted { return Decision(.ignored(.restricted), facts: FactList(.auth027)) }
    if offersServicesThoughDecided(under: policy) { return offerServices(under: policy) }
    switch grant {
    case .denied: return Decision(.ignored(.denied), facts: FactList(.auth027))
    case .temporary: return Decision(.ignored(.temporaryGrant), facts: FactList(.auth070))
    case .provisionalAlways: return Decision(.ignored(.alreadyGranted), facts: FactList(.auth025))
    case .always:
      let why = policy.singleAlwaysRequest.value ? FactList(.auth025) : policy.escalation.facts
      return Decision(.ignored(.alreadyGranted), facts: why)
    case .whenInUse: return escalate(under: policy)
    case .notDetermined:
      if policy.singleAlwaysRequest.value, memory.contains(.alwaysRequestSpent),
        !policy.assumptions.askNextTimeRestoresAlwaysRequest
      {
        return Decision(.ignored(.escalationSpent), facts: policy.singleAlwaysRequest.facts)
      }
      if memory.contains(.servicesOff) { return offerServices(under: policy) }
      return show(
        policy.alwaysPrompt.value, cause: .always, under: policy, facts: policy.firstAlwaysRequest.facts)
    }
  }

  /// Handles the escalation from When In Use to Always, which every release treats in one of three ways.
  private mutating func escalate(under policy: AuthorizationPolicy) -> Decision {
    if policy.singleAlwaysRequest.value, memory.contains(.alwaysRequestSpent) {
      return Decision(.ignored(.escalationSpent), facts: policy.singleAlwaysRequest.facts)
    }
    if memory.contains(.servicesOff) { return offerServices(under: policy) }
    switch policy.escalation.value {
    case .none: return Decision(.ignored(.noEscalation), facts: policy.escalation.facts)
    case .prompts:
      return show(
        policy.escalationPrompt.value, cause: .escalation, under: policy, facts: policy.escalation.facts)
    case .becomesProvisional:
      if isLocked { return Decision(.ignored(.restricted), facts: FactList(.set025)) }
      guard phase == .foreground else {
        return Decision(.ignored(.notInForeground), facts: policy.requestInBackground.facts)
      }
      grant = .provisionalAlways
      memory.formUnion([.alwaysRequestSpent, .provisionalSpent])
      return Decision(.changed, facts: policy.escalation.facts)
    }
  }

  private mutating func serviceStart(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision
  {
    let facts = policy.implicitPrompt.facts + FactList(.err003)
    // A widget never prompts (KEY-042); it just gets the error.
    let mayPrompt = prompt == nil && phase == .foreground && !app.traits.contains(.widgetExtension)
    let mayOffer =
      mayPrompt && (grant != .denied || policy.assumptions.deniedStartsOfferServices)
      && !memory.contains(.servicesOffered)
    if mayOffer, memory.contains(.servicesOff), !isLocked {
      return offerServices(under: policy)
    }
    guard !isRestricted, !memory.contains(.servicesOff) else {
      return Decision(.failed(.denied), facts: facts)
    }
    switch grant {
    case .denied: return Decision(.failed(.denied), facts: facts)
    case .temporary, .whenInUse, .provisionalAlways, .always: return Decision(.proceeds, facts: facts)
    case .notDetermined: break
    }
    guard policy.implicitPrompt.value else { return Decision(.deferred, facts: facts) }
    if prompt != nil { return Decision(.ignored(.promptShowing), facts: FactList(.auth010)) }
    return show(
      policy.alwaysPrompt.value, cause: .firstUse, under: policy,
      facts: policy.implicitPrompt.facts + policy.alwaysPrompt.facts)
  }

  /// Returns whether a request offers to turn on Location Services although the app's authorization was decided.
  private func offersServicesThoughDecided(under policy: AuthorizationPolicy) -> Bool {
    policy.assumptions.decidedRequestsOfferServices && grant.isAuthorized && memory.contains(.servicesOff)
  }

  /// Shows the system's offer to turn on Location Services (AUTH-031).
  mutating func offerServices(under policy: AuthorizationPolicy) -> Decision {
    if memory.contains(.servicesOffered) {
      return Decision(.ignored(.servicesOff), facts: FactList(.auth031))
    }
    if isLocked { return Decision(.ignored(.restricted), facts: FactList(.set009, .set025)) }
    if !policy.assumptions.servicesAlertRepeats, phase == .foreground { memory.insert(.servicesOffered) }
    return show(.servicesOff, cause: .servicesOff, under: policy, facts: FactList(.auth031))
  }
}
