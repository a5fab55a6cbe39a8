import CoreLocation

/// A single start of a continuous locator, until it is canceled.
final class ContinuousRun: Sendable {
  private struct State: Sendable {
    var run: UpdatesRun?
    var interruption: Interruption?
    /// The last reported result, so that a lasting obstacle is reported once.
    var told: LocationResult?
    var isCancelled = false
  }

  private let callbacks: CallbackQueue
  private let callback: LocationResultClosure
  private let state = Locked(State())

  init(
    _ request: UpdatesRequest, core: ClientCore, callbacks: CallbackQueue,
    callback: @escaping LocationResultClosure
  ) {
    self.callbacks = callbacks
    self.callback = callback
    let run = UpdatesRun(request, of: core) { [weak self] news in self?.take(news) }
    state.withLock { $0.run = run }
  }

  /// The reason why locations are missing or coarse.
  var interruption: Interruption? { state.withLock(\.interruption) }

  /// Starts with the steps to the permission.
  func start() { state.withLock(\.run)?.start() }

  /// Stops everything and reports that, once.
  func cancel() {
    let last = state.withLock { state in
      defer { state = State(isCancelled: true) }
      return state
    }
    if last.isCancelled { return }
    last.run?.cancel()
    callbacks.add { [callback] in callback(.cancelled, nil) }
  }

  private func take(_ news: UpdatesRun.News) {
    switch news {
    case .refused(let failure): tell(LocationResult(failure))
    case .update(let update): take(update)
    // Its last call comes when it is released.
    case .ended: break
    }
  }

  private func take(_ update: LocationUpdate) {
    switch update {
    case .value(let location): tell(.success, location)
    case .interrupted(let interruption):
      keep { $0.interruption = interruption }
      if let result = LocationResult(interruption) { tell(result) }
    case .resumed:
      keep { state in
        state.interruption = nil
        state.told = nil
      }
    }
  }

  private func keep(_ change: (inout State) -> Void) {
    state.withLock { if !$0.isCancelled { change(&$0) } }
  }

  private func tell(_ result: LocationResult, _ location: CLLocation? = nil) {
    let isNews = keepTold(result)
    guard isNews else { return }
    callbacks.add { [self] in
      // Locations found before the end are not delivered once the end was requested.
      if !state.withLock(\.isCancelled) { callback(result, location) }
    }
  }

  private func keepTold(_ result: LocationResult) -> Bool {
    state.withLock { state in
      if state.isCancelled || (result != .success && result == state.told) { return false }
      state.told = result
      return true
    }
  }
}
