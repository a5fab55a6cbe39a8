import CoreLocation

/// A single start of a locator, and its one callback.
final class OneShotCall: Sendable {
  private struct State: Sendable {
    var run: OneShotRun?
    var outcome: Result<FoundLocation, LocationFailure>?
    /// The callback; nil once it was called.
    var completion: LocationResultClosure?
  }

  private let callbacks: CallbackQueue
  private let state: Locked<State>

  init(
    _ request: LocationRequest, core: ClientCore, callbacks: CallbackQueue,
    completion: @escaping LocationResultClosure
  ) {
    self.callbacks = callbacks
    state = Locked(State(completion: completion))
    let run = OneShotRun(request, core: core) { [self] in end($0) }
    state.withLock { $0.run = run }
  }

  /// The reason why there is no location; nil before the end and after a success.
  var failure: LocationFailure? {
    guard case .failure(let failure)? = state.withLock(\.outcome) else { return nil }
    return failure
  }

  /// Starts the search.
  func start() { state.withLock(\.run)?.start() }

  /// Cancels the search, unless another result was already reported.
  func cancel() {
    let run = state.withLock { state in
      if state.completion != nil, state.outcome != nil { state.outcome = .failure(.cancelled) }
      return state.run
    }
    run?.cancel()
  }

  private func end(_ outcome: Result<FoundLocation, LocationFailure>) {
    // The run retains this object, and is released when it ends.
    let run = state.withLock { state in
      defer { state.run = nil }
      state.outcome = outcome
      return state.run
    }
    withExtendedLifetime(run) { callbacks.add { [self] in callBack() } }
  }

  @MainActor private func callBack() {
    let (completion, outcome) = state.withLock { state in
      defer { state.completion = nil }
      return (state.completion, state.outcome)
    }
    switch outcome {
    case .success(let found)?: completion?(.success, found.location)
    case .failure(let failure)?: completion?(LocationResult(failure), nil)
    case nil: break
    }
  }
}
