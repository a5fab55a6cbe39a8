import LocationPolicy

extension InstalledApp {
  // The second prompt of provisional Always

  /// Draws the time of the second prompt, unless it was already drawn (AUTH-062).
  private mutating func planSecondPrompt(on system: inout PhoneSystem) {
    guard secondPrompt.plan() else { return }
    system.plan(.secondPrompt(id), at: system.now + system.draw(from: system.timings.secondPrompt))
  }

  /// Shows the second prompt at a moment that the system chooses.
  mutating func showSecondPrompt(on system: inout PhoneSystem) {
    secondPrompt.show()
    decide(on: &system) { $0.showSecondPrompt(under: $2) }
  }

  /// Records that a background session stopped because Always is only provisional (AUTH-066).
  mutating func backgroundSessionStopped(on system: inout PhoneSystem) {
    if secondPrompt.stopSession() { planSecondPrompt(on: &system) }
  }

  /// Removes everything that waits for the second prompt, because Always is no longer provisional.
  mutating func forgetSecondPrompt(on system: inout PhoneSystem) {
    guard let lost = secondPrompt.forget() else { return }
    system.record(.heldEvent(lost.service, .dropped), app: id, facts: FactList(.auth061))
  }

  // The reminder of background use

  /// Records that an event reaches the app, which counts if the app has Always and is in the background (SET-020).
  ///
  /// Every service calls it with each delivery (SET-021).
  mutating func noteBackgroundUse(goesOn: Bool = false, on system: inout PhoneSystem) {
    guard authorization.grant == .always else { return }
    if role != nil { return use.noteUseOfApp() }
    let counts = phase == .background || (phase == .grace && system.assumptions.graceCountsForReminder)
    if counts { usedAlwaysInBackground(goesOn: goesOn, on: &system) }
  }

  /// Records a location in the background that the app received because of Always, and plans a reminder of it.
  mutating func usedAlwaysInBackground(goesOn: Bool = false, on system: inout PhoneSystem) {
    guard awaitsReminder || authorization.mayBeReminded(under: system.policy) else { return }
    reminder.note(goesOn: goesOn, at: system.now)
    planReminder(after: system.policy.timings.reminderDelay, on: &system)
  }

  /// Plans the reminder of the app's background use, unless it was already planned.
  mutating func planReminder(after seconds: Double, on system: inout PhoneSystem) {
    let due = system.now + seconds
    if reminder.plan(at: due) { system.plan(.reminder(id), at: due) }
  }

  /// Resets Location & Privacy (SET-008).
  mutating func resetLocationAndPrivacy(on system: inout PhoneSystem) {
    decide(on: &system) { $0.resetLocationAndPrivacy(under: $2) }
    if system.assumptions.resetForgetsUse { reminder.forget() }
  }

  /// Shows the reminder of the app's background use.
  mutating func showReminder(on system: inout PhoneSystem) {
    decide(on: &system) { $0.remind(under: $2) }
    reminder.forget()
  }

  // Details of prompts

  /// Returns the details of a prompt that appears now, given the purpose key of the current request.
  func occasion(of prompt: Prompt, purpose: String?, at moment: Moment) -> PromptOccasion {
    switch prompt.cause {
    case .fullAccuracy: (purpose ?? sessionPurpose).map { .purpose(key: $0) } ?? .none
    case .reminder: reminder.occasion(at: moment)
    case .firstUse, .whenInUse, .always, .escalation, .provisional, .locationButton, .widget, .servicesOff:
      .none
    }
  }

  /// The purpose key of the oldest session with one.
  private var sessionPurpose: String? {
    for stream in process?.streams ?? [] {
      if case .serviceSession(_, let key?) = stream.kind, bundle.purposeTexts[key] != nil { return key }
    }
    return nil
  }

  // Timing of the system's own prompts

  /// Shows the prompts that are due for the app, whatever the person is doing.
  mutating func showDuePrompts(on system: inout PhoneSystem) {
    if secondPrompt.stage == .due, authorization.prompt == nil {
      secondPrompt.show()
      decide(isQuiet: true, on: &system) { $0.showSecondPrompt(under: $2) }
    }
    if reminder.stage == .due, authorization.prompt == nil {
      decide(isQuiet: true, on: &system) { $0.remind(under: $2) }
      reminder.forget()
    }
  }

  // The event that waits for the second prompt

  /// Holds an event that needs Always until the second prompt is answered, replacing the previous one (AUTH-061).
  ///
  /// Services call it if the delivery rules hold an event.
  mutating func hold(_ content: MessageContent, of service: LocationService, on system: inout PhoneSystem) {
    guard authorization.grant == .provisionalAlways else { return }
    secondPrompt.hold(HeldEvent(service: service, content: content, since: system.now))
    decide(on: &system) { $0.holdEvent(under: $2) }
    system.plan(
      .heldEventAges(id, since: system.now), at: system.now + system.policy.timings.heldEventLifetime)
    planSecondPrompt(on: &system)
  }

  /// Carries out the rules' decision about the held event, if there is one (AUTH-063).
  mutating func heldEventChanged(_ change: Decision.HeldEvent, on system: inout PhoneSystem) {
    guard change != .none, let event = heldEvent else { return }
    system.record(.heldEvent(event.service, change), app: id, facts: FactList(.auth061, .auth063))
    guard change != .held else { return }
    secondPrompt.forgetHeldEvent()
    monitorRecords.forgetHeldStates()
    if change == .delivered { deliverHeld(event, on: &system) }
  }

  private mutating func deliverHeld(_ event: HeldEvent, on system: inout PhoneSystem) {
    // A monitor reports the current state, not the event from then.
    if event.service == .monitor {
      monitorsChanged(on: &system)
    } else {
      report([event.content], of: event.service, on: &system)
    }
  }

  mutating func heldEventAges(since: Moment, on system: inout PhoneSystem) {
    guard heldEvent?.since == since else { return }
    decide(on: &system) { $0.dropHeldEvent(under: $2) }
    secondPrompt.forgetHeldEvent()
  }
}
