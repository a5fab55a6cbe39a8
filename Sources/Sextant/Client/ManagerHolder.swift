/// The one holder of an object that makes and hears a location manager, which keeps it on its thread.
final class ManagerHolder<Adapter: AnyObject>: Sendable {
  private let environment: LocationEnvironment
  // Only touched on the location thread, which the compiler does not know of.
  nonisolated(unsafe) private var adapter: Adapter?

  init(environment: LocationEnvironment) { self.environment = environment }

  /// Makes the object, and with it the manager.
  func make(_ create: @escaping @Sendable () -> Adapter) {
    environment.onLocationThread { [self] in adapter = create() }
  }

  /// Uses the object, as soon as its thread is free.
  func use(_ body: @escaping @Sendable (Adapter) -> Void) {
    environment.onLocationThread { [self] in
      guard let adapter else { return }
      body(adapter)
    }
  }

  /// Lets the object go, on its thread.
  func release() { environment.onLocationThread { [self] in adapter = nil } }
}
