/// Holds code that waits for a callback, as apps that turn callbacks into `async` do.
@MainActor
final class Waiter<Value: Sendable> {
  private var continuations: [CheckedContinuation<Value, Never>] = []

  /// How many wait.
  var count: Int { continuations.count }

  /// Waits, after something was begun; with `replacing` in the place of who waited before, who is forgotten then.
  func wait(replacing: Bool = false, begin: () -> Void = {}) async -> Value {
    await withCheckedContinuation { continuation in
      if replacing { forget() }
      continuations.append(continuation)
      begin()
    }
  }

  /// Wakes all who wait.
  func wake(_ value: Value) {
    let all = continuations
    continuations = []
    for continuation in all { continuation.resume(returning: value) }
  }

  /// Drops all who wait without waking them: the mistake.
  func forget() {
    lost += continuations
    continuations = []
  }

  // Kept, for the runtime prints a line for each that goes.
  private var lost: [CheckedContinuation<Value, Never>] = []
}
