import LocationPolicy

extension SimulatedDevice {
  /// Starts standard updates; a repeated start has no effect, but for updates that paused or failed (DEL-060).
  mutating func startUpdates(by client: ClientID, of app: AppID) {
    let inUse = isInUse(app)
    update(client, of: app) { manager in
      // Updates take over from a one-shot request (DEL-070).
      manager.services.request = nil
      var updates = manager.services.standard ?? StandardUpdates(startedInUse: inUse)
      updates.start(inUse: inUse)
      manager.services.standard = updates
    }
  }

  /// Stops standard updates, and with them a one-shot request and a deferral (DEL-070, DEL-085).
  mutating func stopUpdates(by client: ClientID, of app: AppID) {
    endDeferral(with: .deferredCanceled, by: client, of: app)
    update(client, of: app) {
      $0.services.standard = nil
      $0.services.request = nil
    }
  }

  /// The system pauses updates, because the phone stands still (DEL-080).
  mutating func pauseUpdates(of client: ClientID, in app: AppID) {
    tell(.paused, to: client, of: app)
    changeServices(of: app) { $0.update(client, of: app) { $0.services.standard?.isPaused = true } }
  }

  /// Looks what becomes of the positions of a manager's standard updates now.
  mutating func reconsiderUpdates(ofManagerAt index: Int, in app: AppID, _ context: DeliveryContext) {
    guard let manager = apps[app.index].process?.managers[index], var updates = manager.services.standard
    else { return }
    var context = context
    context.manager = manager.settings
    context.startedInForeground = updates.startedInUse
    if updates.isPaused { context.aids.insert(.pausedAutomatically) }
    let delivery = policy.delivery(of: .standard, in: context)
    updates.consider(delivery, session: session(of: manager, in: context), in: context)
    let failure = updates.newFailure(for: delivery)
    let begins = updates.flow != .none && updates.runsSince == nil
    let resumes = begins && updates.wasPaused
    if begins { updates.begin(at: now) }
    apps[app.index].process?.managers[index].services.standard = updates
    if let failure { tell(.failed(failure), to: manager.id, of: app) }
    if resumes { tell(.resumed, to: manager.id, of: app) }
    if begins { deliverCachedFix(toManagerAt: index, of: app) }
  }

  private func session(of manager: Manager, in context: DeliveryContext) -> BackgroundSession {
    policy.backgroundSession(
      grant: context.grant, isRestricted: context.aids.contains(.unavailable), of: context.app,
      manager: manager.settings)
  }

  /// Updates begin with the newest position that is known, however old (DEL-060).
  private mutating func deliverCachedFix(toManagerAt index: Int, of app: AppID) {
    guard let fix = receiver.newestFix, let manager = apps[app.index].process?.managers[index] else { return }
    let look = Look(fix: fix, reduced: receiver.reduced, stillSince: now, moment: now)
    let isAway = apps[app.index].phase != .foreground
    let rules = lookRules
    let step = apps[app.index].process?.managers[index].services.standard?
      .next(with: look, for: manager.settings, under: rules, isAway: isAway)
    if case .deliver(let fix) = step { deliver([fix], to: manager.id, of: app) }
  }
}
