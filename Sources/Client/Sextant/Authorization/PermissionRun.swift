/// A single run through the steps to a permission, from the first reading of the authorization until it ends.
final class PermissionRun: Sendable {
  private enum Stage: Sendable {
    /// The authorization is being read to decide the next step.
    case reading
    /// A step is being taken.
    case stepping
    /// A request is pending.
    case asking(RequestID)
    /// It is over.
    case ended
  }

  private struct State: Sendable {
    var plan: PermissionPlan
    var stage = Stage.reading
    /// The observation that waits for the first report of the authorization.
    var watch: Cancellation?
    /// The system's last answer.
    var answer: AuthorizationOutcome?
    /// Called once at the end; nil before the start, and after the call.
    var end: (@Sendable (End) -> Void)?

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

  /// The result of a run.
  struct End: Sendable {
    /// The reason why the app can't continue; nil if it can.
    let failure: LocationFailure?
    /// The system's last answer; nil if it was not asked.
    fileprivate let answer: AuthorizationOutcome?

    /// The outcome of the last request to the system, with which the whole run ended.
    var outcome: AuthorizationOutcome { failure == .cancelled ? .cancelled : answer ?? .cancelled }
  }

  private let authorization: AuthorizationCore
  private let timeLimit: Double?
  private let state: Locked<State>

  /// Creates a run; call ``start(_:)`` to begin it.
  ///
  /// - Parameter timeLimit: Seconds to wait for each answer of the person; nil waits as long as a prompt is showing.
  init(_ goal: PermissionPlan.Goal, timeLimit: Double?, authorization: AuthorizationCore) {
    self.authorization = authorization
    self.timeLimit = timeLimit
    state = Locked(State(plan: PermissionPlan(goal)))
  }

  /// Starts, and waits until the run ends.
  func end() async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
    } onCancel: {
      cancel()
    }
  }

  /// Starts the run, which may end before this method returns.
  ///
  /// - Parameter end: Called once, with the result.
  func start(_ end: @escaping @Sendable (End) -> Void) {
    let isOver = state.withLock { state in
      if !state.hasEnded { state.end = end }
      return state.hasEnded
    }
    if isOver { end(End(failure: .cancelled, answer: nil)) } else { look() }
  }

  /// Decides the next step from what the app may do, as soon as that is known.
  private func look() {
    if let known = authorization.known { return decide(known) }
    let watch = authorization.watch { [self] in
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

  /// Cancels the run unless it has ended; works before the start, too.
  func cancel() { finish(.cancelled) }

  private func take(_ step: PermissionPlan.Step) {
    switch step {
    case .fail(let failure): finish(failure)
    case .ask(let request): ask(request)
    case .goOn: finish(nil)
    }
  }

  private func ask(_ request: SystemRequest) {
    let id = authorization.announce()
    if !state.withLock({ $0.enter(.asking(id)) }) { authorization.abandon(id, as: .cancelled) }
    authorization.request(request, as: id, timeLimit: timeLimit) { [self] outcome in
      answered(request, with: outcome)
    }
  }

  private func answered(_ request: SystemRequest, with outcome: AuthorizationOutcome) {
    state.withLock { $0.answer = outcome }
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
    last.end?(End(failure: failure, answer: last.answer))
    if case .asking(let id) = last.stage { authorization.abandon(id, as: .cancelled) }
  }
}
