/// The one holder of an object that makes and hears a location manager, which keeps it on its thread.
final class ManagerHolder<Adapter: AnyObject>: Sendable {
  private let environment: LocationEnvironment
  // Only touched on the location thread, which the compiler does not know of.
  nonisolated(unsafe) private var adapter: Adapter?
  nonisolated(unsafe) private var isReleased = false

  init(environment: LocationEnvironment) { self.environment = environment }

  /// Makes the object, and with it the manager; not any more once it was let go.
  func make(_ create: @escaping @Sendable () -> Adapter) {
    environment.onLocationThread { [self] in
      // What is called on the thread itself overtakes what was sent there before.
      if !isReleased { adapter = create() }
    }
  }

  /// Uses the object, as soon as its thread is free.
  func use(_ body: @escaping @Sendable (Adapter) -> Void) {
    environment.onLocationThread { [self] in
      guard let adapter else { return }
      body(adapter)
    }
  }

  /// Lets the object go, on its thread.
  func release() {
    environment.onLocationThread { [self] in
      isReleased = true
      adapter = nil
    }
  }

  /// Hands the object over to a new owner; only to be called on the location thread.
  func take() -> Adapter? {
    defer { adapter = nil }
    return adapter
  }
}
