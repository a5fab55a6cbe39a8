/// The one holder of a location manager, or of an object that has one, which keeps it on its thread.
final class ManagerHolder<Manager>: Sendable {
  private enum Holding {
    case nothing
    case manager(Manager)
    /// Let go of, for good.
    case released
  }

  private let environment: LocationEnvironment
  // Only touched on the location thread. No actor says so: which thread that is, the environment decides. No lock does
  // either: it would keep others out while the manager is used, and what is used there calls back.
  nonisolated(unsafe) private var holding = Holding.nothing

  init(environment: LocationEnvironment) { self.environment = environment }

  /// Makes it; not any more once it was let go.
  func make(_ create: @escaping @Sendable () -> Manager) {
    environment.onLocationThread { [self] in
      // What is called on the thread itself overtakes what was sent there before.
      if case .released = holding { return }
      holding = .manager(create())
    }
  }

  /// Uses the object, as soon as its thread is free.
  func use(_ body: @escaping @Sendable (Manager) -> Void) {
    environment.onLocationThread { [self] in
      if case .manager(let manager) = holding { body(manager) }
    }
  }

  /// Lets the object go, on its thread.
  func release() {
    environment.onLocationThread { [self] in holding = .released }
  }

  /// Hands the object over to a new owner; only to be called on the location thread.
  func take() -> Manager? {
    guard case .manager(let manager) = holding else { return nil }
    holding = .nothing
    return manager
  }
}
