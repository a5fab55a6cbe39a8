/// The location manager of a session of updates, and the sessions that it holds.
///
/// It is created, used and notified only on the location thread.
final class UpdatesManager {
  private let manager: any SystemManager
  private let sessions: SessionKeeper
  private var setup = UpdatesSetup()

  /// Creates the manager; takes over earlier sessions, if there are any.
  init(
    on system: any LocationSystem, sessions: SessionKeeper?,
    tell: @escaping @Sendable (SystemEvent) -> Void
  ) {
    self.sessions = sessions ?? SessionKeeper(on: system)
    manager = system.makeManager(telling: tell)
  }

  /// Applies the differences from the previous setup.
  func apply(_ new: UpdatesSetup) {
    let old = setup
    guard new != old else { return }
    setup = new
    sessions.apply(new.sessions)
    setProperties(new, before: old)
    guard new.starts != old.starts else { return }
    // Once updates run, starting again has an effect only after a stop (DEL-060).
    if old.starts > 0 { manager.stop(.locations) }
    if new.starts > 0 { manager.start(.locations) }
  }

  private func setProperties(_ new: UpdatesSetup, before old: UpdatesSetup) {
    manager.set(.desiredAccuracy(new.accuracy.desiredAccuracy))
    manager.set(.distanceFilter(new.distanceFilter))
    manager.set(.activityType(new.activityType))
    manager.set(.pausesAutomatically(new.pausesAutomatically))
    if new.showsIndicator != old.showsIndicator { manager.set(.showsIndicator(new.showsIndicator)) }
    if new.allowsBackground != old.allowsBackground { manager.set(.allowsBackground(new.allowsBackground)) }
  }
}
