import LocationPolicy

extension SimulatedDevice {
  // The second prompt of provisional Always

  /// Draws the time of the second prompt, unless that was done (AUTH-062).
  mutating func planSecondPrompt(of app: AppID) {
    guard apps[app.index].secondPrompt == .none else { return }
    apps[app.index].secondPrompt = .planned
    queue.plan(.secondPrompt(app), at: now + draw(from: timings.secondPrompt))
  }

  /// The time that was drawn has come: the prompt shows as soon as the person is not busy.
  mutating func secondPromptComes(for app: AppID) {
    guard apps[app.index].secondPrompt == .planned else { return }
    // The prompt comes when an event is about to be delivered; one that got too old is not.
    let hasReason = apps[app.index].heldEvent != nil || apps[app.index].stoppedForWantOfAlways
    apps[app.index].secondPrompt = hasReason ? .due : .none
    if hasReason { waitForLeisure(of: app) }
  }

  /// A background session stopped because the app is only provisionally always (AUTH-066).
  mutating func backgroundSessionStopped(of app: AppID) {
    guard !apps[app.index].stoppedForWantOfAlways else { return }
    apps[app.index].stoppedForWantOfAlways = true
    planSecondPrompt(of: app)
  }

  /// The app is left again after its background session had stopped (AUTH-062, AUTH-066).
  mutating func leftAfterStopping(_ app: AppID) {
    guard apps[app.index].stoppedForWantOfAlways, assumptions.leavingAgainPrompts else { return }
    apps[app.index].secondPrompt = .due
  }

  /// The app is not provisionally always any more, so nothing waits for the second prompt.
  mutating func forgetSecondPrompt(of app: AppID) {
    if let event = apps[app.index].heldEvent {
      record(.heldEvent(event.service, .dropped), app: app, facts: FactList(.auth061))
      apps[app.index].heldEvent = nil
    }
    apps[app.index].secondPrompt = .none
    apps[app.index].stoppedForWantOfAlways = false
  }

  // The reminder of background use

  /// Notices that an app had a location in the background because it has Always (SET-020, SET-021).
  ///
  /// Services call it with each delivery of that kind. Some time later the person is reminded.
  mutating func usedAlwaysInBackground(_ app: AppID) {
    guard apps[app.index].reminder == .none, mayRemind(of: app) else { return }
    planReminder(of: app, after: policy.timings.reminderDelay)
  }

  /// Plans the reminder of an app's background use, unless that was done.
  mutating func planReminder(of app: AppID, after seconds: Double) {
    guard apps[app.index].reminder == .none else { return }
    apps[app.index].reminder = .planned
    queue.plan(.reminder(app), at: now + seconds)
  }

  private func mayRemind(of app: AppID) -> Bool {
    let wasReminded = apps[app.index].authorization.memory.contains(.reminded)
    switch policy.reminder.value {
    case .none: return false
    case .once: return !wasReminded
    case .repetitionUnknown, .repeating: return true
    }
  }

  mutating func reminderComes(for app: AppID) {
    guard apps[app.index].reminder == .planned else { return }
    apps[app.index].reminder = .due
    waitForLeisure(of: app)
  }

  // When prompts of the system's own show

  private mutating func waitForLeisure(of app: AppID) {
    if !assumptions.systemPromptsWait { return showDuePrompts(of: app) }
    queue.plan(.patienceEnds(app), at: now + timings.promptPatience)
    showDuePrompts()
  }

  /// Shows the prompts that waited for the person not to be busy, if that is so now (AUTH-062).
  mutating func showDuePrompts() {
    guard !isLocked, screen == .home else { return }
    for index in apps.indices where visiblePrompt == nil { showDuePrompts(of: apps[index].id) }
  }

  /// Shows the prompts that an app waits for, whatever the person is doing.
  mutating func showDuePrompts(of app: AppID) {
    if apps[app.index].secondPrompt == .due, apps[app.index].authorization.prompt == nil {
      apps[app.index].secondPrompt = .none
      decide(app, isQuiet: true) { $0.showSecondPrompt(under: $2) }
    }
    if apps[app.index].reminder == .due, apps[app.index].authorization.prompt == nil {
      apps[app.index].reminder = .none
      decide(app, isQuiet: true) { $0.remind(under: $2) }
    }
  }

  /// A number of seconds between two, by chance.
  private mutating func draw(from range: ClosedRange<Double>) -> Double {
    let fraction = Double(random.next() >> 11) * 0x1p-53
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  /// Reminds soon of the apps that had Always before an update brought the repeating reminder (SET-013).
  mutating func remindAfterUpdate() {
    for app in apps where app.isInstalled && app.authorization.grant == .always {
      planReminder(of: app.id, after: draw(from: timings.reminderAfterUpdate))
    }
  }
}
