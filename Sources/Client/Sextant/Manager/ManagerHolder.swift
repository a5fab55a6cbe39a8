/// The one holder of a location manager, or of an object that has one, which keeps it on its thread.
final class ManagerHolder<Manager>: Sendable {
  private let environment: LocationEnvironment
  // Only touched on the location thread. No actor says so: which thread that is, the environment decides. No lock does
  // either: it would keep others out while the manager is used, and what is used there calls back.
  nonisolated(unsafe) private var manager: Manager?
  /// Whether it was let go of, for good; touched where the manager is.
  nonisolated(unsafe) private var isReleased = false

  init(environment: LocationEnvironment) { self.environment = environment }

  /// Makes it; not anymore once it was let go.
  func make(_ create: @escaping @Sendable () -> Manager) {
    environment.onLocationThread { [self] in
      // What is called on the thread itself overtakes what was sent there before.
      if !isReleased { manager = create() }
    }
  }

  /// Uses the object, as soon as its thread is free.
  func use(_ body: @escaping @Sendable (Manager) -> Void) {
    environment.onLocationThread { [self] in
      if let manager { body(manager) }
    }
  }

  /// Lets the object go, on its thread.
  func release() {
    environment.onLocationThread { [self] in
      isReleased = true
      manager = nil
    }
  }

  /// Hands the object over to a new owner; only to be called on the location thread.
  func take() -> Manager? {
    defer { manager = nil }
    return manager
  }
}
