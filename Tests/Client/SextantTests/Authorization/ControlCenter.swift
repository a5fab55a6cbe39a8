import Sextant
import Synchronization

/// Anything other than prompts that can cover the app, such as Control Center, which the simulated phone doesn't have.
final class ControlCenter: Sendable {
  private let observers = Mutex<[@Sendable (LifecycleEvent) -> Void]>([])

  /// Returns an environment in which a client is also notified of it.
  func around(_ environment: LocationEnvironment) -> LocationEnvironment {
    var environment = environment
    let observe = environment.observeLifecycle
    environment.observeLifecycle = { observer in
      self.observers.withLock { $0.append(observer) }
      return observe(observer)
    }
    return environment
  }

  /// Covers the app.
  func opens() { tell(.resignedActive) }

  /// Uncovers the app.
  func closes() { tell(.becameActive) }

  private func tell(_ event: LifecycleEvent) {
    let observers = observers.withLock { $0 }
    for observer in observers { observer(event) }
  }
}
