import LocationPolicy

extension SimulatedDevice {
  /// Returns why an app can't make an object of the Swift API just now; nil when it can.
  func obstacle(toOpening kind: StreamKind, of app: AppID) -> Refusal? {
    switch kind {
    case .liveUpdates:
      return policy.asyncUpdates.value == .unavailable ? Refusal("the release has no live updates") : nil
    case .monitor(let name):
      if policy.asyncUpdates.value == .unavailable { return Refusal("the release has no monitors") }
      guard apps[app.index].process?.streams.contains(where: { $0.kind == kind }) ?? false else { return nil }
      return Refusal("a monitor named \(name) is open already, and there can be one only (MON-007)")
    case .serviceSession:
      return policy.serviceSessions.value ? nil : Refusal("the release has no service sessions")
    case .backgroundActivitySession:
      guard policy.backgroundActivitySession.value else {
        return Refusal("the release has no background activity sessions")
      }
      return nil
    }
  }

  /// Returns why a call on an object of the Swift API can't be; nil when it can.
  func obstacle(to call: StreamCall, on client: ClientID, of app: AppID) -> Refusal? {
    switch (call, stream(client, of: app)?.kind) {
    case (.close, _), (_, .monitor): nil
    case (.add, _), (.remove, _), (.awaitEvents, _):
      Refusal("the object that \(name(of: app)) calls is no monitor")
    }
  }

  mutating func open(_ kind: StreamKind, of app: AppID) -> ClientID {
    let stream = Stream(id: newClient(), kind: kind, isInEffect: comesIntoEffect(kind, of: app))
    apps[app.index].process?.streams.append(stream)
    if let lost = apps[app.index].lostStreams.firstIndex(of: kind) {
      apps[app.index].lostStreams.remove(at: lost)
    }
    if case .monitor(let name) = kind { keepMonitor(named: name, of: app) }
    ask(for: stream, of: app)
    streamsChanged(of: app)
    return stream.id
  }

  mutating func carryOut(_ call: StreamCall, on client: ClientID, of app: AppID) {
    guard let stream = stream(client, of: app) else { return }
    switch (call, stream.kind) {
    case (.close, _): close(client, of: app)
    case (.add(let condition, let identifier, let assumed), .monitor(let name)):
      add(condition, identifier: identifier, assuming: assumed, toMonitor: name, of: app)
    case (.remove(let identifier), .monitor(let name)):
      remove(identifier: identifier, fromMonitor: name, of: app)
    case (.awaitEvents, .monitor): awaitEvents(of: client, of: app)
    case (.add, _), (.remove, _), (.awaitEvents, _): break
    }
  }

  /// An object of the Swift API that an app holds; nil when it is gone.
  func stream(_ client: ClientID, of app: AppID) -> Stream? {
    apps[app.index].process?.streams.first { $0.id == client }
  }

  /// Changes an object in place; does nothing when it is gone.
  mutating func update(stream client: ClientID, of app: AppID, _ change: (inout Stream) -> Void) {
    guard let index = apps[app.index].process?.streams.firstIndex(where: { $0.id == client }) else { return }
    apps[app.index].process?.streams.withElement(at: index, change)
  }

  private mutating func close(_ client: ClientID, of app: AppID) {
    apps[app.index].process?.streams.removeAll { $0.id == client }
    keepSessions(of: app)
    dismissUnwantedPrompt(of: app, by: client)
    resumeSessions(of: app)
    streamsChanged(of: app)
  }

  private mutating func awaitEvents(of client: ClientID, of app: AppID) {
    update(stream: client, of: app) { $0.awaitsEvents = true }
    if let stream = stream(client, of: app) { ask(for: stream, of: app) }
    streamsChanged(of: app)
  }

  private mutating func streamsChanged(of app: AppID) {
    tellStreams(of: app)
    monitorsChanged(of: app)
    useChanged(app)
    servicesChanged(app)
  }
}
