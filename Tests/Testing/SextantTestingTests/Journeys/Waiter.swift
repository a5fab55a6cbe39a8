/// Suspends code until a callback, like apps that convert callbacks to `async`.
@MainActor
final class Waiter<Value: Sendable> {
  private var continuations: [CheckedContinuation<Value, Never>] = []

  /// The number of waiting callers.
  var count: Int { continuations.count }

  /// Begins something and waits; with `replacing`, earlier callers are forgotten.
  func wait(replacing: Bool = false, begin: () -> Void = {}) async -> Value {
    await withCheckedContinuation { continuation in
      if replacing { forget() }
      continuations.append(continuation)
      begin()
    }
  }

  /// Resumes all waiting callers.
  func wake(_ value: Value) {
    let all = continuations
    continuations = []
    for continuation in all { continuation.resume(returning: value) }
  }

  /// Forgets all waiting callers without resuming them, which is the mistake.
  func forget() {
    lost += continuations
    continuations = []
  }

  // Kept, because the runtime prints a line for each that is released.
  private var lost: [CheckedContinuation<Value, Never>] = []
}
