/// One search of a locator, from the first look at the authorisation to its one end.
///
/// It does without a task what ``LocationClient/location(_:)`` does in one.
final class OneShotRun: Sendable {
  private enum Stage: Sendable {
    /// The next step is decided when the authorisation is known.
    case reading
    /// A step is being taken.
    case stepping
    /// The person is asked.
    case asking(RequestID)
    /// Locations are looked at.
    case searching(RequestID)
    /// It is over.
    case ended
  }

  private struct State: Sendable {
    var plan: OneShotPlan
    var stage = Stage.reading
    var authorization: LocationAuthorization?
    var watch: RequestID?

    var hasEnded: Bool { if case .ended = stage { true } else { false } }

    mutating func nextStep() -> OneShotPlan.Step? {
      guard case .reading = stage, let authorization else { return nil }
      stage = .stepping
      return plan.next(authorization)
    }

    mutating func enter(_ new: Stage) -> Bool {
      if hasEnded { return false }
      stage = new
      return true
    }
  }

  private let core: ClientCore
  private let state: Locked<State>
  private let end: @Sendable (Result<FoundLocation, LocationFailure>) -> Void

  /// Creates a search, which begins with ``start()``.
  init(
    _ request: LocationRequest, core: ClientCore,
    end: @escaping @Sendable (Result<FoundLocation, LocationFailure>) -> Void
  ) {
    self.core = core
    self.end = end
    state = Locked(State(plan: OneShotPlan(request)))
  }

  /// Begins; the end may be told before this returns.
  func start() {
    let id = core.watch { [self] authorization in
      let step = state.withLock { state in
        state.authorization = authorization
        return state.nextStep()
      }
      take(step)
    }
    let hasEnded = state.withLock { state in
      state.watch = id
      return state.hasEnded
    }
    if hasEnded { core.unwatch(id) }
  }

  /// Ends as cancelled, unless it has ended.
  func cancel() { finish(.failure(.cancelled)) }

  private func take(_ step: OneShotPlan.Step?) {
    switch step {
    case nil: break
    case .fail(let failure): finish(.failure(failure))
    case .ask(let request, let timeLimit): ask(request, timeLimit: timeLimit)
    case .search: search()
    }
  }

  private func ask(_ request: SystemRequest, timeLimit: Double?) {
    let id = core.announceAuthorization()
    if !state.withLock({ $0.enter(.asking(id)) }) { core.abandon(id, as: .cancelled) }
    core.authorization(request, as: id, timeLimit: timeLimit) { [self] outcome in
      answered(request, with: outcome)
    }
  }

  private func answered(_ request: SystemRequest, with outcome: AuthorizationOutcome) {
    if let failure = OneShotPlan.failure(after: outcome, of: request) { return finish(.failure(failure)) }
    take(state.withLock { $0.enter(.reading) ? $0.nextStep() : nil })
  }

  private func search() {
    let id = core.announceLocation()
    let request = state.withLock(\.plan.request)
    if !state.withLock({ $0.enter(.searching(id)) }) { core.cancelLocation(id) }
    core.location(request, as: id) { [self] in finish($0) }
  }

  private func finish(_ result: Result<FoundLocation, LocationFailure>) {
    let last = state.withLock { state in
      let last = state
      state.stage = .ended
      return last
    }
    if last.hasEnded { return }
    if let watch = last.watch { core.unwatch(watch) }
    end(result)
    switch last.stage {
    case .asking(let id): core.abandon(id, as: .cancelled)
    case .searching(let id): core.cancelLocation(id)
    case .reading, .stepping, .ended: break
    }
  }
}
