/// The single owner of a location manager, or of an object that has one, which confines it to its thread.
final class ManagerHolder<Manager>: Sendable {
  private let environment: LocationEnvironment
  // Accessed only on the location thread. An actor can't express this, because the environment decides which thread
  // that is; a lock can't either, because it would block others while the manager is used, and the code that uses it
  // calls back.
  nonisolated(unsafe) private var manager: Manager?
  /// Whether the object was released permanently; accessed on the location thread only.
  nonisolated(unsafe) private var isReleased = false

  init(environment: LocationEnvironment) { self.environment = environment }

  /// Creates the object, unless it was already released.
  func make(_ create: @escaping @Sendable () -> Manager) {
    environment.onLocationThread { [self] in
      // A call made on the thread itself overtakes calls that were sent there before.
      if !isReleased { manager = create() }
    }
  }

  /// Uses the object as soon as its thread is free.
  func use(_ body: @escaping @Sendable (Manager) -> Void) {
    environment.onLocationThread { [self] in
      if let manager { body(manager) }
    }
  }

  /// Releases the object on its thread.
  func release() {
    environment.onLocationThread { [self] in
      isReleased = true
      manager = nil
    }
  }

  /// Hands the object over to a new owner; call it only on the location thread.
  func take() -> Manager? {
    defer { manager = nil }
    return manager
  }
}
