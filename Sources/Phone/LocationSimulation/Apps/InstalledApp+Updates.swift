import LocationDelivery
import LocationPolicy

extension InstalledApp {
  /// Starts standard updates; a repeated start has no effect, except for updates that paused or failed (DEL-060).
  mutating func startUpdates(by client: ClientID, on system: inout PhoneSystem) {
    let inUse = startsInUse(on: system)
    update(client) { $0.services.startUpdates(inUse: inUse) }
  }

  /// Returns whether a start at this moment counts as a start in use (BG-009, BG-010).
  private func startsInUse(on system: PhoneSystem) -> Bool {
    switch phase {
    case .foreground: true
    case .grace: system.policy.assumptions.startsInGraceSucceed
    case .background, .suspended, .terminated, .forceQuit, .rebooted:
      system.policy.assumptions.startsWhileInUseSucceed && isInUse(on: system)
    }
  }

  /// Stops standard updates, and with them a one-shot request and a deferral (DEL-070, DEL-085).
  mutating func stopUpdates(by client: ClientID, on system: inout PhoneSystem) {
    endDeferral(with: .deferredCanceled, by: client, on: &system)
    update(client) { $0.services.stopUpdates() }
  }

  /// Pauses updates because the phone does not move (DEL-080).
  mutating func pauseUpdates(of client: ClientID, on system: inout PhoneSystem) {
    tell(.paused, to: client, on: &system)
    changeServices(on: &system) { app, _ in app.update(client) { $0.services.standard?.pause() } }
  }

  /// Re-evaluates the positions of a manager's standard updates.
  mutating func reconsiderUpdates(
    ofManagerAt index: Int, _ context: DeliveryContext, on system: inout PhoneSystem
  ) {
    guard let manager = process?.managers[index],
      let (considered, delivery) = updates(ofManagerAt: index, context, on: system)
    else { return }
    var updates = considered
    let consequences = updates.follow(delivery, at: system.now)
    process?.update(managerAt: index) { $0.services.standard = updates }
    if let failure = consequences.failure, consequences.isStart || reportsLaterFailure(on: system) {
      tell(.failed(failure), to: manager.id, on: &system)
    }
    if consequences.resumes { tell(.resumed, to: manager.id, on: &system) }
    if consequences.begins, consequences.isStart || system.assumptions.laterGrantBeginsWithCachedFix {
      deliverCachedFix(toManagerAt: index, on: &system)
    }
  }

  /// Returns whether updates that can't continue report an error although their start was valid (BG-009, ERR-003).
  private func reportsLaterFailure(on system: PhoneSystem) -> Bool {
    authorization.isAuthorized
      ? system.assumptions.lossOfAlwaysIsReported : system.assumptions.laterDenialIsReported
  }

  /// Returns a manager's standard updates under the current rules, and the fate of a position; nil if it has none.
  func updates(
    ofManagerAt index: Int, _ context: DeliveryContext, on system: PhoneSystem
  ) -> (StandardUpdates, Delivery)? {
    guard let manager = process?.managers[index], var updates = manager.services.standard else { return nil }
    var context = context
    context.manager = manager.settings
    context.manager.isBesideSignificantChanges = monitoring.significantChanges != nil
    context.startedInForeground = updates.startedInUse
    if updates.isPaused { context.aids.insert(.pausedAutomatically) }
    let delivery = system.policy.delivery(of: .standard, in: context)
    let continuation = system.policy.continuation(ofUpdatesWith: delivery, in: context)
    updates.consider(
      delivery, continuation: continuation, in: context,
      failedStartsRecover: system.assumptions.failedStartsRecoverWithAlways)
    return (updates, delivery)
  }

  /// Delivers the newest known position, however old, with which updates begin (DEL-060).
  private mutating func deliverCachedFix(toManagerAt index: Int, on system: inout PhoneSystem) {
    guard let fix = system.receiver.newestFix, let manager = process?.managers[index] else { return }
    let sample = PositionSample(
      fix: fix, reduced: system.receiver.reduced, stillSince: system.now, moment: system.now)
    let isAway = phase != .foreground
    let rules = system.sampleRules
    var step: StandardUpdates.News?
    process?.update(managerAt: index) {
      step = $0.services.standard?.next(with: sample, for: $0.settings, under: rules, isAway: isAway)
    }
    if case .fix(let fix) = step { deliver([fix], to: manager.id, on: &system) }
  }
}

extension InstalledApp {
  /// Lets the system defer updates while the app is in the background, up to a distance or a time (DEL-085).
  mutating func allowDeferredUpdates(
    distance: Double, timeout: Double, by client: ClientID, on system: inout PhoneSystem
  ) {
    guard let manager = manager(client) else { return }
    endDeferral(with: .deferredCanceled, by: client, on: &system)
    if let code = obstacleToDeferring(by: manager, on: system) {
      return tell(.finishedDeferredUpdates(code), to: client, on: &system)
    }
    let end = timeout.isFinite && timeout < Self.longestDeferral ? system.now + max(0, timeout) : nil
    update(client) { $0.services.standard?.allowDeferral(Deferral(distance: distance, end: end)) }
  }

  /// The longest timeout in seconds that counts; a longer one, such as CLTimeIntervalMax, means none.
  private static let longestDeferral = 1e9

  private func obstacleToDeferring(by manager: Manager, on system: PhoneSystem) -> LocationErrorCode? {
    if !system.policy.deferredUpdates.value { return .deferredFailed }
    if !manager.services.receivesUpdates { return .deferredNotUpdatingLocation }
    if manager.settings.desiredAccuracy >= 0 { return .deferredAccuracyTooLow }
    return manager.settings.distanceFilter > 0 ? .deferredDistanceFiltered : nil
  }

  mutating func disallowDeferredUpdates(by client: ClientID, on system: inout PhoneSystem) {
    endDeferral(with: .deferredCanceled, by: client, on: &system)
  }

  /// Delivers the deferred updates, and reports the end of the deferral; does nothing if there is none.
  mutating func endDeferral(with code: LocationErrorCode?, by client: ClientID, on system: inout PhoneSystem)
  {
    var ended: Deferral?
    update(client) { ended = $0.services.standard?.endDeferral() }
    guard let deferral = ended else { return }
    if !deferral.fixes.isEmpty { deliver(deferral.fixes, to: client, on: &system) }
    tell(.finishedDeferredUpdates(code), to: client, on: &system)
  }

  /// Ends all deferrals, because nothing is deferred in the foreground.
  mutating func endDeferrals(on system: inout PhoneSystem) {
    for manager in process?.managers ?? [] {
      guard let deferral = manager.services.standard?.deferral, !deferral.fixes.isEmpty else { continue }
      endDeferral(with: nil, by: manager.id, on: &system)
    }
  }
}

extension InstalledApp {
  /// Requests one location (DEL-070); raises an exception if the delegate can't receive the result (DEL-071).
  mutating func requestLocation(by client: ClientID, on system: inout PhoneSystem) throws(CallError) {
    guard let manager = manager(client) else { return }
    let methods = manager.delegate ?? []
    if !methods.contains(.didUpdateLocations) {
      try raise(.noUpdateMethod, facts: FactList(.del071), on: &system)
    }
    if !methods.contains(.didFailWithError) {
      try raise(.noFailureMethod, facts: FactList(.del071), on: &system)
    }
    let isUpdating = manager.services.standard.map { !$0.isPaused } ?? false
    guard !isUpdating, manager.services.request == nil else { return }
    promptImplicitly(for: client, on: &system)
    let request = OneShotRequest(number: system.newRequest(), startedInUse: startsInUse(on: system))
    update(client) { $0.services.request = request }
    useChanged(on: &system)
  }

  /// Re-evaluates a manager's one-shot request; its time counts from when the app may have locations.
  mutating func reconsiderRequest(
    ofManagerAt index: Int, _ context: DeliveryContext, on system: inout PhoneSystem
  ) {
    guard let manager = process?.managers[index], var request = manager.services.request
    else { return }
    var context = context
    context.manager = manager.settings
    context.startedInForeground = request.startedInUse || phase == .foreground
    let delivery = system.policy.delivery(of: .requestLocation, in: context)
    if case .fails(let code) = delivery.arrival {
      process?.update(managerAt: index) { $0.services.request = nil }
      return tell(.failed(code), to: manager.id, on: &system)
    }
    request.consider(FixFlow(delivery, in: context))
    if context.grant.isAuthorized || !system.assumptions.requestTimeWaitsForGrant, request.startTime() {
      let end = system.now + system.policy.timings.requestLocationTimeout
      system.plan(.requestLocationEnds(manager.id, number: request.number), at: end)
    }
    process?.update(managerAt: index) { $0.services.request = request }
  }

  /// Delivers the result of a sample to a one-shot request, which ends if it is accurate enough.
  mutating func continueRequest(
    with sample: PositionSample, ofManagerAt index: Int, on system: inout PhoneSystem
  ) {
    guard let manager = process?.managers[index], let request = manager.services.request,
      let found = sample.fix(for: request.flow)
    else { return }
    let fix = manager.settings.adapted(found)
    let wanted = max(manager.settings.desiredAccuracy, system.assumptions.oneShotAccuracy)
    // A reduced position will not improve.
    if request.flow == .reduced || fix.horizontalAccuracy <= wanted {
      end(request, of: manager.id, with: fix, on: &system)
    } else {
      process?.update(managerAt: index) { $0.services.request?.keep(fix) }
    }
  }

  /// Ends a one-shot request that has tried long enough.
  mutating func requestLocationEnds(_ client: ClientID, number: Int, on system: inout PhoneSystem) {
    guard let request = manager(client)?.services.request, request.number == number else { return }
    end(request, of: client, with: request.best, on: &system)
  }

  /// Ends a one-shot request; a less accurate fix is better than an error (DEL-070).
  private mutating func end(
    _ request: OneShotRequest, of client: ClientID, with fix: Fix?, on system: inout PhoneSystem
  ) {
    update(client) { $0.services.request = nil }
    if let fix {
      deliver([fix], to: client, on: &system)
    } else {
      tell(.failed(.locationUnknown), to: client, on: &system)
    }
    useChanged(on: &system)
  }
}
