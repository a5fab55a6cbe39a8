import Sextant
import Synchronization

/// What may cover the app besides prompts, such as Control Center; the simulated phone has none of it.
final class ControlCenter: Sendable {
  private let observers = Mutex<[@Sendable (LifecycleEvent) -> Void]>([])

  /// The surroundings of a client that hears of it too.
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
