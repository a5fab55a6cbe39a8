extension AuthorizationState {
  /// Runs one input and adds the callback that a change of status or accuracy causes (AUTH-005, AUTH-007).
  ///
  /// All inputs pass through this method, so that there is no callback without a change, and none twice.
  @inline(__always)
  mutating func decide(
    under policy: AuthorizationPolicy, _ input: (inout AuthorizationState) -> Decision
  ) -> Decision {
    let before = self
    var decision = input(&self)
    // Most inputs change nothing that a reading depends on, and that is compared first.
    if grant != before.grant || memory != before.memory || chosenAccuracy != before.chosenAccuracy,
      readsDifferently(from: before, under: policy)
    {
      decision.callback = policy.callback.value
    }
    return decision
  }

  /// Whether the app reads another status, or another accuracy that counts, than in a state before.
  private func readsDifferently(
    from before: AuthorizationState, under policy: AuthorizationPolicy
  ) -> Bool {
    if status != before.status { return true }
    let accuracyCounts =
      grant.isAuthorized || before.grant.isAuthorized || policy.assumptions.ungrantedAccuracyCallsBack
    return accuracyCounts && accuracy(under: policy) != before.accuracy(under: policy)
  }

  /// Takes over the authorization of the app whose extension this process is, apart from what each process has itself.
  package mutating func follow(_ app: AuthorizationState, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      state.grant = app.grant
      state.chosenAccuracy = app.chosenAccuracy
      state.memory = app.memory
      return Decision(.proceeds, facts: FactList(.key042, .del096))
    }
  }

  /// Returns whether another process of the app has the same authorization.
  package func isShared(with other: AuthorizationState) -> Bool {
    grant == other.grant && chosenAccuracy == other.chosenAccuracy && memory == other.memory
  }

  /// Shows a prompt, or reports that the app must be in the foreground for it (AUTH-028, AUTH-029).
  mutating func show(
    _ template: PromptTemplate, cause: PromptCause, under policy: AuthorizationPolicy, facts: FactList
  ) -> Decision {
    if isLocked { return Decision(.ignored(.restricted), facts: FactList(.set009, .set025)) }
    guard phase == .foreground else {
      return Decision(.ignored(.notInForeground), facts: policy.requestInBackground.facts)
    }
    let prompt = Prompt(template, cause: cause)
    self.prompt = prompt
    return Decision(.prompt(prompt), facts: facts)
  }

  /// Returns what prevents every request for authorization, regardless of its kind; nil if nothing does.
  func obstacle(
    needing descriptions: Sourced<UsageDescriptions>, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Decision? {
    if app.traits.contains(.widgetExtension) {
      return Decision(.ignored(.widgetNeverPrompts), facts: FactList(.key042))
    }
    let isOpen = (grant == .notDetermined || grant == .whenInUse) && !isLocked
    if !app.descriptions.isSuperset(of: descriptions.value),
      isOpen || policy.assumptions.missingDescriptionComesFirst
    {
      return Decision(
        .ignored(.missingDescription), facts: descriptions.facts + policy.missingDescription.facts)
    }
    if prompt != nil { return Decision(.ignored(.promptShowing), facts: FactList(.auth010)) }
    return nil
  }
}
