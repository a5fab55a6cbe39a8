import LocationPolicy

extension SimulatedDevice {
  mutating func carryOut(_ call: AppCall, by app: AppID) throws(CallError) -> ClientID? {
    if let refusal = obstacle(to: call, by: app) { throw .refused(refusal) }
    switch call {
    case .createManager: return createManager(of: app)
    case .manager(let client, let call): try carryOut(call, on: client, of: app)
    case .open(let kind): return open(kind, of: app)
    case .stream(let client, let call): carryOut(call, on: client, of: app)
    case .beginBackgroundTask(let seconds): beginBackgroundTask(of: app, for: seconds)
    case .endBackgroundTask: endBackgroundTask(of: app)
    }
    return nil
  }

  /// Returns why an app's code can't call something just now; nil when it can.
  func obstacle(to call: AppCall, by app: AppID) -> Refusal? {
    guard has(app), let process = apps[app.index].process, apps[app.index].phase.isRunning else {
      return Refusal("\(name(of: app)) does not run, so its code calls nothing")
    }
    switch call {
    case .manager(let client, _) where !process.managers.contains { $0.id == client },
      .stream(let client, _) where !process.streams.contains { $0.id == client }:
      return Refusal("\(name(of: app)) does not hold the object that it calls")
    case .manager(_, .requestLocation) where !policy.services.value.contains(.requestLocation):
      return Refusal("the release has no one-shot requests")
    case .open(let kind): return obstacle(toOpening: kind, of: app)
    case .stream(let client, let call): return obstacle(to: call, on: client, of: app)
    case .createManager, .manager, .beginBackgroundTask, .endBackgroundTask: return nil
    }
  }

  /// A number for a new object.
  mutating func newClient() -> ClientID {
    defer { nextClient += 1 }
    return ClientID(number: nextClient)
  }

  private mutating func createManager(of app: AppID) -> ClientID {
    let manager = Manager(id: newClient())
    apps[app.index].process?.managers.append(manager)
    return manager.id
  }

  /// Changes a manager in place; does nothing when it is gone.
  mutating func update(_ client: ClientID, of app: AppID, _ change: (inout Manager) -> Void) {
    guard let index = apps[app.index].process?.managers.firstIndex(where: { $0.id == client }) else { return }
    apps[app.index].process?.managers.withElement(at: index, change)
  }

  /// An app's manager; nil when it is gone.
  func manager(_ client: ClientID, of app: AppID) -> Manager? {
    apps[app.index].process?.managers.first { $0.id == client }
  }

  private mutating func carryOut(
    _ call: ManagerCall, on client: ClientID, of app: AppID
  ) throws(CallError) {
    switch call {
    case .release: release(client, of: app)
    case .setDelegate(let methods): setDelegate(methods, of: client, in: app)
    case .requestWhenInUseAuthorization:
      request(policy.whenInUseDescriptions.value, by: client, of: app) {
        $0.requestWhenInUse(of: $1, under: $2)
      }
    case .requestAlwaysAuthorization:
      request(policy.alwaysDescriptions.value, by: client, of: app) { $0.requestAlways(of: $1, under: $2) }
    case .requestTemporaryFullAccuracyAuthorization(let purposeKey, let number):
      requestFullAccuracy(purposeKey: purposeKey, number: number, by: client, of: app)
    case .set(let property): try set(property, of: client, in: app)
    case .start(let service): start(service, by: client, of: app)
    case .stop(let service): stop(service, by: client, of: app)
    case .requestLocation: try requestLocation(by: client, of: app)
    case .requestState(let region): requestState(ofRegion: region, by: client, of: app)
    case .allowDeferredLocationUpdates(let distance, let timeout):
      allowDeferredUpdates(distance: distance, timeout: timeout, by: client, of: app)
    case .disallowDeferredLocationUpdates: disallowDeferredUpdates(by: client, of: app)
    }
  }

  private mutating func release(_ client: ClientID, of app: AppID) {
    let ownsPrompt = self[app].process?.promptOwner == client
    apps[app.index].process?.managers.removeAll { $0.id == client }
    if ownsPrompt {
      decide(app, client: client) { $0.dismissPrompt(under: $2) }
      resumeSessions(of: app)
    }
    servicesChanged(app)
  }

  private mutating func setDelegate(_ methods: DelegateMethods?, of client: ClientID, in app: AppID) {
    guard let manager = manager(client, of: app) else { return }
    update(client, of: app) {
      $0.delegate = methods
      if methods != nil { $0.hasReported = true }
    }
    if methods != nil { handOverPendingEvents(to: client, of: app) }
    guard methods != nil, !manager.hasReported else { return }
    let decision = self[app].authorization.createManager(under: policy)
    send(.authorization(decision.callback, self[app].authorization.status), to: client, of: app)
  }

  private mutating func request(
    _ descriptions: UsageDescriptions, by client: ClientID, of app: AppID,
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) {
    let decision = decide(app, client: client, input)
    switch decision.outcome {
    case .prompt: apps[app.index].process?.promptOwner = client
    case .ignored(.missingDescription) where policy.missingDescription.value == .consoleMessage:
      send(.console(.missingUsageDescription(descriptions)), to: client, of: app)
    case .ignored(let reason): send(.console(.requestIgnored(reason)), to: client, of: app)
    case .changed, .proceeds, .deferred, .failed: break
    }
  }

  private mutating func requestFullAccuracy(
    purposeKey: String, number: Int, by client: ClientID, of app: AppID
  ) {
    let exists = self[app].bundle.purposeTexts[purposeKey] != nil
    let decision = decide(app, client: client) {
      $0.requestFullAccuracy(purposeKeyExists: exists, of: $1, under: $2)
    }
    switch decision.outcome {
    case .prompt:
      apps[app.index].process?.promptOwner = client
      apps[app.index].process?.fullAccuracyRequest = (client, number)
    case .failed(let code): send(.fullAccuracyAnswered(request: number, code), to: client, of: app)
    case .changed, .proceeds, .deferred:
      send(.fullAccuracyAnswered(request: number, nil), to: client, of: app)
    case .ignored(let reason): send(.console(.requestIgnored(reason)), to: client, of: app)
    }
  }

  /// The completion of a request for full accuracy is always called, once its prompt is gone (AUTH-072).
  mutating func answerFullAccuracyRequest(of app: AppID, after prompt: Prompt) {
    guard prompt.cause == .fullAccuracy, let request = self[app].process?.fullAccuracyRequest else { return }
    apps[app.index].process?.fullAccuracyRequest = nil
    let declined =
      policy.assumptions.decliningFullAccuracyFails
      && !self[app].authorization.memory.contains(.temporaryFullAccuracy)
    send(
      .fullAccuracyAnswered(request: request.number, declined ? .promptDeclined : nil), to: request.client,
      of: app)
  }
}

extension Array {
  /// Changes one element in place.
  mutating func withElement(at index: Int, _ change: (inout Element) -> Void) { change(&self[index]) }
}
