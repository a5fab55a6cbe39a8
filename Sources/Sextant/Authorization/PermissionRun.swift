/// One way to the permission to use locations, from the first look at the authorisation to its one end.
final class PermissionRun: Sendable {
  private enum Stage: Sendable {
    /// The next step is decided when the authorisation is known.
    case reading
    /// A step is being taken.
    case stepping
    /// The person is asked.
    case asking(RequestID)
    /// It is over.
    case ended
  }

  private struct State: Sendable {
    var plan: PermissionPlan
    var stage = Stage.reading
    var authorization: LocationAuthorization?
    var watch: Cancellation?
    /// Told the end; nil before the start, and once it was told.
    var end: (@Sendable (LocationFailure?) -> Void)?

    var hasEnded: Bool { if case .ended = stage { true } else { false } }

    mutating func nextStep() -> PermissionPlan.Step? {
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
  private let timeLimit: Double?
  private let state: Locked<State>

  /// Creates a way, which begins with ``start(_:)``.
  init(asksFor: LocationRequest.Permission?, timeLimit: Double?, core: ClientCore) {
    self.core = core
    self.timeLimit = timeLimit
    state = Locked(State(plan: PermissionPlan(asksFor: asksFor)))
  }

  /// Begins; the end may be told before this returns.
  ///
  /// - Parameter end: Told once whether the app may use locations: nil, or why it may not.
  func start(_ end: @escaping @Sendable (LocationFailure?) -> Void) {
    let isOver = state.withLock { state in
      if !state.hasEnded { state.end = end }
      return state.hasEnded
    }
    if isOver { end(.cancelled) } else { look() }
  }

  private func look() {
    let watch = core.watchAuthorization { [self] authorization in
      let step = state.withLock { state in
        state.authorization = authorization
        return state.nextStep()
      }
      if let step { take(step) }
    } end: { [self] in
      finish(.cancelled)
    }
    let hasEnded = state.withLock { state in
      state.watch = watch
      return state.hasEnded
    }
    if hasEnded { watch.cancel() }
  }

  /// Ends as cancelled, unless it has ended; also before it began.
  func cancel() { finish(.cancelled) }

  private func take(_ step: PermissionPlan.Step) {
    switch step {
    case .fail(let failure): finish(failure)
    case .ask(let request): ask(request)
    case .goOn: finish(nil)
    }
  }

  private func ask(_ request: SystemRequest) {
    let id = core.announceAuthorization()
    if !state.withLock({ $0.enter(.asking(id)) }) { core.abandon(id, as: .cancelled) }
    core.authorization(request, as: id, timeLimit: timeLimit) { [self] outcome in
      answered(request, with: outcome)
    }
  }

  private func answered(_ request: SystemRequest, with outcome: AuthorizationOutcome) {
    if let failure = PermissionPlan.failure(after: outcome, of: request) { return finish(failure) }
    let step = state.withLock { $0.enter(.reading) ? $0.nextStep() : nil }
    if let step { take(step) }
  }

  private func finish(_ failure: LocationFailure?) {
    let last = state.withLock { state in
      defer {
        state.stage = .ended
        state.end = nil
      }
      return state
    }
    if last.hasEnded { return }
    last.watch?.cancel()
    last.end?(failure)
    if case .asking(let id) = last.stage { core.abandon(id, as: .cancelled) }
  }
}
