import LocationDelivery
import LocationPolicy
import Phrases

extension InstalledApp {
  /// Handles a call of the app's code.
  mutating func call(_ call: AppCall, on system: inout PhoneSystem) throws(CallError) -> ClientID? {
    switch call {
    case .createManager: return createManager(on: &system)
    case .manager(let client, let call): try carryOut(call, on: client, on: &system)
    case .open(let kind): return open(kind, on: &system)
    case .stream(let client, let call): carryOut(call, on: client, on: &system)
    case .beginBackgroundTask(let seconds): beginBackgroundTask(for: seconds, on: &system)
    case .endBackgroundTask: endBackgroundTask(on: &system)
    case .requestLiveActivity: showLiveActivity(true, on: &system)
    case .endLiveActivity: showLiveActivity(false, on: &system)
    case .completeExtension: endProcess(as: .terminated, on: &system)
    }
    return nil
  }

  /// Returns why an app's code can't make a call at the moment; nil if it can.
  func obstacle(to call: AppCall, on system: PhoneSystem) -> Refusal? {
    guard let process, phase.isRunning else {
      return Refusal("\(bundle.name) does not run, so its code calls nothing")
    }
    switch call {
    case .manager(let client, _) where !process.managers.contains { $0.id == client },
      .stream(let client, _) where !process.streams.contains { $0.id == client }:
      return Refusal("\(bundle.name) does not hold the object that it calls")
    case .manager(_, .requestLocation) where !system.policy.services.value.contains(.requestLocation):
      return Refusal("the release has no one-shot requests")
    case .open(let kind): return obstacle(toOpening: kind, on: system)
    case .stream(let client, let call): return obstacle(to: call, on: client, on: system)
    case .requestLiveActivity:
      guard system.policy.liveActivity.value else {
        return Refusal("the release has no Live Activities that matter to location")
      }
      return phase == .foreground ? nil : Refusal("a Live Activity can be requested in the foreground only")
    case .completeExtension:
      return role != nil ? nil : Refusal("\(bundle.name) is no extension, so nothing is to be completed")
    case .createManager, .manager, .beginBackgroundTask, .endBackgroundTask, .endLiveActivity: return nil
    }
  }

  private mutating func createManager(on system: inout PhoneSystem) -> ClientID {
    let manager = Manager(id: system.newClient())
    process?.add(manager)
    return manager.id
  }

  /// Changes a manager in place; does nothing if it no longer exists.
  mutating func update(_ client: ClientID, _ change: (inout Manager) -> Void) {
    guard let index = process?.managers.firstIndex(where: { $0.id == client }) else { return }
    process?.update(managerAt: index, change)
  }

  /// Returns a manager of the app; nil if it no longer exists.
  func manager(_ client: ClientID) -> Manager? {
    process?.managers.first { $0.id == client }
  }

  private mutating func carryOut(_ call: ManagerCall, on client: ClientID, on system: inout PhoneSystem)
    throws(CallError)
  {
    switch call {
    case .release: release(client, on: &system)
    case .setDelegate(let methods): setDelegate(methods, of: client, on: &system)
    case .requestWhenInUseAuthorization:
      request(system.policy.whenInUseDescriptions.value, by: client, on: &system) {
        $0.requestWhenInUse(of: $1, under: $2)
      }
    case .requestAlwaysAuthorization:
      request(system.policy.alwaysDescriptions.value, by: client, on: &system) {
        $0.requestAlways(of: $1, under: $2)
      }
    case .requestTemporaryFullAccuracyAuthorization(let purposeKey, let number):
      requestFullAccuracy(purposeKey: purposeKey, number: number, by: client, on: &system)
    case .set(let property): try set(property, of: client, on: &system)
    case .start(let service):
      try requireFailureMethod(of: client, on: &system)
      start(service, by: client, on: &system)
    case .stop(let service): stop(service, by: client, on: &system)
    case .requestLocation: try requestLocation(by: client, on: &system)
    case .requestState(let region): requestState(ofRegion: region, by: client, on: &system)
    case .allowDeferredLocationUpdates(let distance, let timeout):
      allowDeferredUpdates(distance: distance, timeout: timeout, by: client, on: &system)
    case .disallowDeferredLocationUpdates: disallowDeferredUpdates(by: client, on: &system)
    case .displayHeadingCalibration(let isShown): displayHeadingCalibration(isShown, on: system)
    }
  }

  private mutating func release(_ client: ClientID, on system: inout PhoneSystem) {
    let ownsPrompt = process?.promptOwner == client
    changeServices(on: &system) { app, system in
      app.process?.removeManager(client)
      guard ownsPrompt else { return }
      app.decide(client: client, on: &system) { $0.dismissPrompt(under: $2) }
      app.resumeSessions(on: &system)
    }
  }

  private mutating func setDelegate(
    _ methods: DelegateMethods?, of client: ClientID, on system: inout PhoneSystem
  ) {
    var isFirst = false
    update(client) { isFirst = $0.setDelegate(methods) }
    guard methods != nil, manager(client) != nil else { return }
    let eventsFirst = system.assumptions.eventsPrecedeCreationCallback
    if eventsFirst { handOverPendingEvents(to: client, on: &system) }
    if isFirst {
      let decision = authorization.createManager(under: system.policy)
      send(.authorization(decision.callback, authorization.status), to: client, on: &system)
    }
    if !eventsFirst { handOverPendingEvents(to: client, on: &system) }
  }

  /// Raises an exception if the delegate can't receive errors, as for a request (OPEN-20).
  private func requireFailureMethod(of client: ClientID, on system: inout PhoneSystem) throws(CallError) {
    guard system.assumptions.startsNeedFailureMethod, let delegate = manager(client)?.delegate,
      !delegate.contains(.didFailWithError)
    else { return }
    try raise(.noFailureMethod, facts: FactList(.del071), on: &system)
  }

  private mutating func request(
    _ descriptions: UsageDescriptions, by client: ClientID, on system: inout PhoneSystem,
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) {
    let decision = decide(client: client, on: &system, input)
    switch decision.outcome {
    case .prompt: process?.promptIsShown(for: client)
    case .ignored(.missingDescription) where system.policy.missingDescription.value == .consoleMessage:
      send(.console(.missingUsageDescription(descriptions)), to: client, on: &system)
    case .ignored(let reason): send(.console(.requestIgnored(reason)), to: client, on: &system)
    case .changed, .proceeds, .deferred, .failed: break
    }
  }

  private mutating func requestFullAccuracy(
    purposeKey: String, number: Int, by client: ClientID, on system: inout PhoneSystem
  ) {
    let exists = bundle.purposeTexts[purposeKey] != nil
    let decision = decide(client: client, purpose: purposeKey, on: &system) {
      $0.requestFullAccuracy(purposeKeyExists: exists, of: $1, under: $2)
    }
    switch decision.outcome {
    case .prompt:
      process?.promptIsShown(for: client)
      process?.awaitFullAccuracy(of: client, number: number)
    case .failed(let code): send(.fullAccuracyAnswered(request: number, code), to: client, on: &system)
    case .changed, .proceeds, .deferred:
      send(.fullAccuracyAnswered(request: number, nil), to: client, on: &system)
    case .ignored(let reason): send(.console(.requestIgnored(reason)), to: client, on: &system)
    }
  }

  /// Calls the completion of a request for full accuracy, which always happens once its prompt has disappeared
  /// (AUTH-072).
  mutating func answerFullAccuracyRequest(after prompt: Prompt, on system: inout PhoneSystem) {
    guard prompt.cause == .fullAccuracy, let request = process?.takeFullAccuracyRequest() else { return }
    let declined =
      system.policy.assumptions.decliningFullAccuracyFails
      && !authorization.memory.contains(.temporaryFullAccuracy)
    send(
      .fullAccuracyAnswered(request: request.number, declined ? .promptDeclined : nil), to: request.client,
      on: &system)
  }

  mutating func set(_ property: ManagerProperty, of client: ClientID, on system: inout PhoneSystem)
    throws(CallError)
  {
    if case .allowsBackgroundLocationUpdates(true) = property,
      system.policy.backgroundSwitch.value == .property,
      !bundle.configuration.traits.contains(.backgroundMode)
    {
      try raise(.backgroundUpdatesWithoutMode, facts: FactList(.bg001, .bg002), on: &system)
    }
    changeServices(on: &system) { app, _ in app.update(client) { $0.set(property) } }
  }
}
