/// One way to the permission to use locations, from the first look at the authorization to its one end.
final class PermissionRun: Sendable {
  private enum Stage: Sendable {
    /// The next step is decided when the authorization is known.
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
    /// Waits for the first word on the authorization.
    var watch: Cancellation?
    /// Told the end; nil before the start, and once it was told.
    var end: (@Sendable (LocationFailure?) -> Void)?

    var hasEnded: Bool { if case .ended = stage { true } else { false } }

    mutating func nextStep(_ authorization: LocationAuthorization) -> PermissionPlan.Step? {
      guard case .reading = stage else { return nil }
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

  /// Decides the next step by what the app may do now, as soon as that is known.
  private func look() {
    if let known = core.knownAuthorization { return decide(known) }
    let watch = core.watchAuthorization { [self] in
      decide($0)
    } end: { [self] in
      finish(.cancelled)
    }
    let isNeeded = state.withLock { state in
      guard case .reading = state.stage else { return false }
      state.watch = watch
      return true
    }
    if !isNeeded { watch.cancel() }
  }

  private func decide(_ authorization: LocationAuthorization) {
    let (step, watch) = state.withLock { state in
      let step = state.nextStep(authorization)
      defer { if step != nil { state.watch = nil } }
      return (step, step == nil ? nil : state.watch)
    }
    watch?.cancel()
    if let step { take(step) }
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
    if state.withLock({ $0.enter(.reading) }) { look() }
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
