import LocationPolicy

extension InstalledApp {
  // The second prompt of provisional Always

  /// Draws the time of the second prompt, unless that was done (AUTH-062).
  mutating func planSecondPrompt(on system: inout PhoneSystem) {
    guard secondPrompt == .none else { return }
    secondPrompt = .planned
    system.plan(.secondPrompt(id), at: system.now + system.draw(from: system.timings.secondPrompt))
  }

  /// The time that was drawn has come; returns whether there still is a reason for the prompt.
  mutating func secondPromptComes() -> Bool {
    guard secondPrompt == .planned else { return false }
    // The prompt comes when an event is about to be delivered; one that got too old is not.
    let hasReason = heldEvent != nil || stoppedForWantOfAlways
    secondPrompt = hasReason ? .due : .none
    return hasReason
  }

  /// The system chooses the moment for the second prompt.
  mutating func showSecondPrompt(on system: inout PhoneSystem) {
    secondPrompt = .none
    decide(on: &system) { $0.showSecondPrompt(under: $2) }
  }

  /// A background session stopped because the app is only provisionally always (AUTH-066).
  mutating func backgroundSessionStopped(on system: inout PhoneSystem) {
    guard !stoppedForWantOfAlways else { return }
    stoppedForWantOfAlways = true
    planSecondPrompt(on: &system)
  }

  /// The app is left again after its background session had stopped (AUTH-062, AUTH-066).
  mutating func leftAfterStopping(on system: inout PhoneSystem) {
    guard stoppedForWantOfAlways, system.assumptions.leavingAgainPrompts else { return }
    secondPrompt = .due
  }

  /// The app is not provisionally always anymore, so nothing waits for the second prompt.
  mutating func forgetSecondPrompt(on system: inout PhoneSystem) {
    if let event = heldEvent {
      system.record(.heldEvent(event.service, .dropped), app: id, facts: FactList(.auth061))
      heldEvent = nil
    }
    secondPrompt = .none
    stoppedForWantOfAlways = false
  }

  // The reminder of background use

  /// Notes that something reaches an app, which counts if the app has Always and is in the background (SET-020).
  ///
  /// Every service calls it with each delivery (SET-021).
  mutating func noteBackgroundUse(goesOn: Bool = false, on system: inout PhoneSystem) {
    guard authorization.grant == .always else { return }
    let counts = phase == .background || (phase == .grace && system.assumptions.graceCountsForReminder)
    if counts { usedAlwaysInBackground(goesOn: goesOn, on: &system) }
  }

  /// An app had a location in the background because it has Always; some time later the person is reminded.
  mutating func usedAlwaysInBackground(goesOn: Bool = false, on system: inout PhoneSystem) {
    guard reminder != .none || authorization.mayBeReminded(under: system.policy) else { return }
    var use = backgroundUse ?? BackgroundUse(since: system.now)
    use.times += 1
    use.goesOn = use.goesOn || goesOn
    backgroundUse = use
    planReminder(after: system.policy.timings.reminderDelay, on: &system)
  }

  /// Plans the reminder of an app's background use, unless that was done.
  mutating func planReminder(after seconds: Double, on system: inout PhoneSystem) {
    guard reminder == .none else { return }
    reminder = .planned
    reminderDue = system.now + seconds
    system.plan(.reminder(id), at: reminderDue)
  }

  /// The person resets Location & Privacy (SET-008).
  mutating func resetLocationAndPrivacy(on system: inout PhoneSystem) {
    decide(on: &system) { $0.resetLocationAndPrivacy(under: $2) }
    if system.assumptions.resetForgetsUse { forgetBackgroundUse() }
  }

  /// The time of the reminder has come; returns whether it was planned.
  mutating func reminderComes(at moment: Moment) -> Bool {
    guard reminder == .planned, moment >= reminderDue else { return false }
    reminder = .due
    return true
  }

  /// The system reminds the person of the app's background use.
  mutating func showReminder(on system: inout PhoneSystem) {
    decide(on: &system) { $0.remind(under: $2) }
    forgetBackgroundUse()
  }

  /// The reminder was shown, or its reason is forgotten.
  private mutating func forgetBackgroundUse() {
    reminder = .none
    backgroundUse = nil
  }

  // What prompts say

  /// What a prompt that comes up now says besides what all of its kind say.
  func occasion(of prompt: Prompt, on system: PhoneSystem) -> PromptOccasion {
    switch prompt.cause {
    case .fullAccuracy: purposeKey.map { .purpose(key: $0) } ?? .none
    case .reminder:
      // Counted are events; of updates that go on for hours no count is known to be told (SET-021).
      backgroundUse.flatMap { $0.goesOn ? nil : $0.occasion(at: system.now) } ?? .none
    case .firstUse, .whenInUse, .always, .escalation, .provisional, .locationButton, .widget, .servicesOff:
      .none
    }
  }

  /// The purpose key of the request that is being made, or else of the oldest session with one.
  private var purposeKey: String? {
    if let requestedPurpose { return requestedPurpose }
    for stream in process?.streams ?? [] {
      if case .serviceSession(_, let key?) = stream.kind, bundle.purposeTexts[key] != nil { return key }
    }
    return nil
  }

  // When prompts of the system's own show

  /// Shows the prompts that an app waits for, whatever the person is doing.
  mutating func showDuePrompts(on system: inout PhoneSystem) {
    if secondPrompt == .due, authorization.prompt == nil {
      secondPrompt = .none
      decide(isQuiet: true, on: &system) { $0.showSecondPrompt(under: $2) }
    }
    if reminder == .due, authorization.prompt == nil {
      decide(isQuiet: true, on: &system) { $0.remind(under: $2) }
      forgetBackgroundUse()
    }
  }

  // The event that waits for the second prompt

  /// Keeps an event that needs Always until the second prompt is answered, in place of the one before (AUTH-061).
  ///
  /// Services call it where the rules of delivery say that an event is held.
  mutating func hold(_ content: MessageContent, of service: LocationService, on system: inout PhoneSystem) {
    guard authorization.grant == .provisionalAlways else { return }
    heldEvent = HeldEvent(service: service, content: content, since: system.now)
    decide(on: &system) { $0.holdEvent(under: $2) }
    system.plan(
      .heldEventAges(id, since: system.now), at: system.now + system.policy.timings.heldEventLifetime)
    planSecondPrompt(on: &system)
  }

  /// Carries out what the rules say about the event that is held, if there is one (AUTH-063).
  mutating func heldEventChanged(_ change: Decision.HeldEvent, on system: inout PhoneSystem) {
    guard change != .none, let event = heldEvent else { return }
    system.record(.heldEvent(event.service, change), app: id, facts: FactList(.auth061, .auth063))
    guard change != .held else { return }
    heldEvent = nil
    forgetHeldStates()
    if change == .delivered { deliverHeld(event, on: &system) }
  }

  private mutating func deliverHeld(_ event: HeldEvent, on system: inout PhoneSystem) {
    // A monitor tells the state of the present, not the event of then.
    if event.service == .monitor {
      monitorsChanged(on: &system)
    } else {
      deliverHeld(event.content, of: event.service, on: &system)
    }
  }

  mutating func heldEventAges(since: Moment, on system: inout PhoneSystem) {
    guard heldEvent?.since == since else { return }
    decide(on: &system) { $0.dropHeldEvent(under: $2) }
    heldEvent = nil
  }
}
