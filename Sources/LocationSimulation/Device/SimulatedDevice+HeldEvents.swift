import LocationPolicy

extension SimulatedDevice {
  /// Keeps an event that needs Always until the second prompt is answered, in place of the one before (AUTH-061).
  ///
  /// Services call it where the rules of delivery say that an event is held.
  mutating func hold(_ content: MessageContent, of service: LocationService, for app: AppID) {
    guard apps[app.index].authorization.grant == .provisionalAlways else { return }
    apps[app.index].heldEvent = HeldEvent(service: service, content: content, since: now)
    decide(app) { $0.holdEvent(under: $2) }
    queue.plan(.heldEventAges(app, since: now), at: now + policy.timings.heldEventLifetime)
    planSecondPrompt(of: app)
  }

  /// Carries out what the rules say about the event that is held, if there is one (AUTH-063).
  mutating func heldEventChanged(_ app: AppID, _ change: Decision.HeldEvent) {
    guard change != .none, let event = apps[app.index].heldEvent else { return }
    record(.heldEvent(event.service, change), app: app, facts: FactList(.auth061, .auth063))
    guard change != .held else { return }
    apps[app.index].heldEvent = nil
    forgetHeldStates(of: app)
    if change == .delivered { deliverHeld(event, to: app) }
  }

  private mutating func deliverHeld(_ event: HeldEvent, to app: AppID) {
    // A monitor tells the state of the present, not the event of then.
    if event.service == .monitor {
      monitorsChanged(of: app)
    } else {
      deliverHeld(event.content, of: event.service, to: app)
    }
  }

  mutating func heldEventAges(_ app: AppID, since: Moment) {
    guard apps[app.index].heldEvent?.since == since else { return }
    decide(app) { $0.dropHeldEvent(under: $2) }
    apps[app.index].heldEvent = nil
  }
}
