extension AuthorizationState {
  /// Handles an event that needs Always and occurs while the app is not in use (AUTH-060, AUTH-061).
  ///
  /// For a provisional app it is held, replacing the previous one; for others it is delivered as usual.
  public mutating func holdEvent(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      guard state.grant == .provisionalAlways else {
        return Decision(.ignored(.doesNotApply), facts: FactList(.auth060))
      }
      state.memory.insert(.eventHeld)
      return Decision(.proceeds, heldEvent: .held, facts: FactList(.auth060, .auth061))
    }
  }

  /// Drops the held event, which has become too old to be delivered (AUTH-061).
  public mutating func dropHeldEvent(under policy: AuthorizationPolicy) -> Decision {
    endHeldEvent(as: .dropped, under: policy)
  }

  /// Delivers the held event without the second prompt, because the app is in use: an assumption.
  package mutating func deliverHeldEvent(under policy: AuthorizationPolicy) -> Decision {
    endHeldEvent(as: .delivered, under: policy)
  }

  private mutating func endHeldEvent(
    as end: Decision.HeldEvent, under policy: AuthorizationPolicy
  ) -> Decision {
    decide(under: policy) { state in
      guard state.memory.remove(.eventHeld) != nil else {
        return Decision(.ignored(.doesNotApply), facts: FactList(.auth061))
      }
      return Decision(.proceeds, heldEvent: end, facts: FactList(.auth061))
    }
  }

  /// Shows the second prompt of provisional Always at a time that the system chooses (AUTH-062); no app can force it.
  public mutating func showSecondPrompt(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      let facts = FactList(.auth050, .auth061, .auth062, .auth063)
      guard let template = policy.provisionalPrompt.value, state.grant == .provisionalAlways,
        state.isAuthorized, !state.isLocked
      else { return Decision(.ignored(.doesNotApply), facts: facts) }
      guard state.prompt == nil else {
        return Decision(.ignored(.promptShowing), facts: FactList(.auth010))
      }
      let prompt = Prompt(template, cause: .provisional)
      state.prompt = prompt
      return Decision(.prompt(prompt), facts: facts)
    }
  }

  /// Reminds the person of an app's use of location in the background (SET-020, SET-021).
  public mutating func remind(under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      let facts = policy.reminder.facts
      guard let template = policy.reminder.value.template, state.grant == .always, state.isAuthorized,
        !state.isLocked
      else {
        return Decision(.ignored(.doesNotApply), facts: facts)
      }
      guard state.mayBeReminded(under: policy) else {
        return Decision(.ignored(.doesNotApply), facts: facts)
      }
      guard state.prompt == nil else {
        return Decision(.ignored(.promptShowing), facts: FactList(.auth010))
      }
      state.memory.insert(.reminded)
      let prompt = Prompt(template, cause: .reminder)
      state.prompt = prompt
      return Decision(.prompt(prompt), facts: facts)
    }
  }

  /// Returns whether the release has a reminder of background use that may still appear (SET-020, SET-021).
  package func mayBeReminded(under policy: AuthorizationPolicy) -> Bool {
    policy.reminder.value != .none && (policy.reminderRepeats || !memory.contains(.reminded))
  }

  /// Whether the app's widgets may receive locations: with Always, regardless of the answer for them
  /// (KEY-042, DEL-089).
  package var widgetsAreAuthorized: Bool {
    isAuthorized && (status == .authorizedAlways || memory.contains(.widgetsAllowed))
  }

  /// Handles the person adding a widget that uses locations (AUTH-054, KEY-042).
  public mutating func addWidget(of app: AppConfiguration, under policy: AuthorizationPolicy) -> Decision {
    decide(under: policy) { state in
      let facts = FactList(.key042, .auth054)
      guard policy.widgets.value, app.traits.contains(.widgetWantsLocation) else {
        return Decision(.ignored(.notAvailable), facts: facts)
      }
      guard state.isAuthorized, !state.isLocked else {
        return Decision(.ignored(.notAuthorized), facts: facts)
      }
      guard state.prompt == nil else {
        return Decision(.ignored(.promptShowing), facts: FactList(.auth010))
      }
      if state.memory.contains(.widgetsAllowed) { return Decision(.proceeds, facts: facts) }
      let prompt = Prompt(.widget, cause: .widget)
      state.prompt = prompt
      return Decision(.prompt(prompt), facts: facts)
    }
  }
}
