import LocationPolicy

extension SimulatedDevice {
  /// Tells a manager's delegate something; a manager without one tells nobody.
  mutating func tell(_ content: MessageContent, to client: ClientID, of app: AppID) {
    guard manager(client, of: app)?.delegate != nil else { return }
    send(content, to: client, of: app)
  }

  /// The managers of an app that have a delegate.
  func listeners(of app: AppID) -> [ClientID] {
    (apps[app.index].process?.managers ?? []).filter { $0.delegate != nil }.map(\.id)
  }

  /// Hands a fix to a manager's delegate, the app being as it was when the fix was found.
  ///
  /// The same as below, without looking anything up: nearly all messages of a device are of this kind.
  mutating func deliver(_ fix: Fix, to client: ClientID, of app: AppID, at address: InstalledApp.Address) {
    guard address.isRunning else { return queue([fix], for: client, of: app) }
    if address.usesAlways { usedAlwaysInBackground(app) }
    let content = MessageContent.locations([fix])
    record(.delivered(content), app: app, client: client)
    outbox.append(Message(app: app, generation: address.generation, client: client, content: content))
  }

  /// Hands fixes to a manager's delegate, or keeps them until the app runs again (DEL-007).
  mutating func deliver(_ fixes: [Fix], to client: ClientID, of app: AppID) {
    guard manager(client, of: app)?.delegate != nil else { return }
    guard apps[app.index].phase.isRunning else { return queue(fixes, for: client, of: app) }
    if apps[app.index].phase == .background, apps[app.index].authorization.grant == .always {
      usedAlwaysInBackground(app)
    }
    send(.locations(fixes), to: client, of: app)
  }

  /// Adds fixes to those that wait for a suspended app: it gets all in one message, oldest first (DEL-062).
  private mutating func queue(_ fixes: [Fix], for client: ClientID, of app: AppID) {
    guard let process = apps[app.index].process else { return }
    record(.queued(.locations(fixes)), app: app, client: client)
    var waiting = fixes
    let index = process.inbox.lastIndex { $0.client == client && $0.content.isLocations }
    if let index, case .locations(let earlier) = process.inbox[index].content {
      waiting = (earlier + fixes).suffix(assumptions.waitingFixLimit)
    }
    let message = Message(
      app: app, generation: process.generation, client: client, content: .locations(waiting))
    if let index {
      apps[app.index].process?.inbox[index] = message
    } else {
      apps[app.index].process?.inbox.append(message)
    }
  }

  /// Locations that wait for an app which may have none any more are lost.
  mutating func dropWaitingLocations(of app: AppID) {
    guard let inbox = apps[app.index].process?.inbox, inbox.contains(where: \.content.isLocations) else {
      return
    }
    apps[app.index].process?.inbox.removeAll(where: \.content.isLocations)
  }
}

extension MessageContent {
  /// Whether it hands over locations.
  var isLocations: Bool {
    if case .locations = self { true } else { false }
  }
}
