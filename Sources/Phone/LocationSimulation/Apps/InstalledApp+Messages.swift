import LocationPolicy

extension InstalledApp {
  /// Sends a message to an object of an app, or keeps it until the app runs again (DEL-007).
  mutating func send(_ content: MessageContent, to client: ClientID?, on system: inout PhoneSystem) {
    guard let generation = process?.generation else { return }
    let message = Message(app: id, generation: generation, client: client, content: content)
    if phase.isRunning {
      system.record(.delivered(content), app: id, client: client)
      system.post(message)
    } else {
      system.record(.queued(content), app: id, client: client)
      process?.inbox.keep(message)
    }
  }

  /// Sends a message to a manager's delegate; does nothing for a manager without one.
  mutating func tell(_ content: MessageContent, to client: ClientID, on system: inout PhoneSystem) {
    guard manager(client)?.delegate != nil else { return }
    send(content, to: client, on: &system)
  }

  /// The managers of an app that have a delegate.
  var listeners: [ClientID] {
    (process?.managers ?? []).filter { $0.delegate != nil }.map { $0.id }
  }

  /// Delivers a fix to the delegate of a manager, which must have one, of an app that has not changed since the fix
  /// was found.
  ///
  /// Nearly all messages of a device are of this kind, so this method looks nothing up.
  mutating func deliver(_ fix: Fix, to client: ClientID, at address: Address, on system: inout PhoneSystem) {
    guard address.isRunning else { return queue([fix], for: client, on: &system) }
    if address.usesAlways { noteBackgroundUse(goesOn: true, on: &system) }
    let content = MessageContent.locations([fix])
    system.record(.delivered(content), app: id, client: client)
    system.post(Message(app: id, generation: address.generation, client: client, content: content))
  }

  /// Delivers fixes to a manager's delegate, or keeps them until the app runs again (DEL-007).
  mutating func deliver(_ fixes: [Fix], to client: ClientID, on system: inout PhoneSystem) {
    guard manager(client)?.delegate != nil else { return }
    guard phase.isRunning else { return queue(fixes, for: client, on: &system) }
    noteBackgroundUse(goesOn: true, on: &system)
    send(.locations(fixes), to: client, on: &system)
  }

  /// Adds fixes to those that wait for a suspended app, which receives all in one message, oldest first (DEL-062).
  private mutating func queue(_ fixes: [Fix], for client: ClientID, on system: inout PhoneSystem) {
    guard let generation = process?.generation else { return }
    system.record(.queued(.locations(fixes)), app: id, client: client)
    process?.inbox.keep(
      fixes, limit: system.assumptions.waitingFixLimit,
      Message(app: id, generation: generation, client: client, content: .locations(fixes)))
  }
}
