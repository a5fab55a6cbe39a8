/// A queue that calls the app back on the main thread, one call after the other, in the order in which they were
/// added.
///
/// No call is made before the code that caused it has returned: an app that starts a locator and then shows its
/// spinner must not receive the end in between.
final class CallbackQueue: Sendable {
  private let environment: LocationEnvironment
  private let waiting = Locked<[@MainActor @Sendable () -> Void]>([])

  init(environment: LocationEnvironment) { self.environment = environment }

  /// Adds a call after all others.
  func add(_ call: @escaping @MainActor @Sendable () -> Void) {
    waiting.withLock { $0.append(call) }
    // Each turn makes one call, the oldest, so that it doesn't matter if turns overtake each other.
    _ = environment.after(0) { [self] in environment.onLocationThread { [self] in takeTurn() } }
  }

  private func takeTurn() {
    let call = waiting.withLock { $0.isEmpty ? nil : $0.removeFirst() }
    // The location thread is the main thread.
    MainActor.assumeIsolated { call?() }
  }
}
