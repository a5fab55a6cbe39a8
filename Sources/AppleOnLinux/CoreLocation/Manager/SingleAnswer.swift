import LocationHost
import LocationSimulation

/// A single answer that a task waits for, or none if the task is canceled first.
final class SingleAnswer<Value: Sendable>: Sendable {
  private enum State {
    case open
    case awaited(CheckedContinuation<Value, any Error>)
    case done(Result<Value, any Error>)
    case taken
  }

  private let state = Guarded(State.open)

  /// Makes the request, and waits for the answer.
  func wait(isolation: isolated (any Actor)? = #isolation, asking: () -> Void) async throws -> Value {
    asking()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { take($0) }
    } onCancel: {
      give(.failure(CancellationError()))
    }
  }

  private func take(_ continuation: CheckedContinuation<Value, any Error>) {
    let result: Result<Value, any Error>? = state.withLock { state in
      guard case .done(let result) = state else {
        state = .awaited(continuation)
        return nil
      }
      state = .taken
      return result
    }
    if let result { continuation.resume(with: result) }
  }

  /// Provides the answer; only the first counts.
  func give(_ result: Result<Value, any Error>) {
    let continuation: CheckedContinuation<Value, any Error>? = state.withLock { state in
      switch state {
      case .open: state = .done(result)
      case .awaited(let continuation):
        state = .taken
        return continuation
      case .done, .taken: break
      }
      return nil
    }
    continuation?.resume(with: result)
  }
}
