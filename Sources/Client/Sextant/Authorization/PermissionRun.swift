/// One run through the steps to a permission, from the first look at the authorization to its one end.
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
    /// What the system answered last.
    var answer: AuthorizationOutcome?
    /// Told the end; nil before the start, and once it was told.
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

  /// How it ended.
  struct End: Sendable {
    /// Why the app may not go on; nil where it may.
    let failure: LocationFailure?
    /// What the system answered last; nil where it was not asked.
    fileprivate let answer: AuthorizationOutcome?

    /// How the last request of the system ended, with which all has.
    var outcome: AuthorizationOutcome { failure == .cancelled ? .cancelled : answer ?? .cancelled }
  }

  private let authorization: AuthorizationCore
  private let timeLimit: Double?
  private let state: Locked<State>

  /// Creates a run, which begins with ``start(_:)``.
  ///
  /// - Parameter timeLimit: Seconds to wait for each answer of the person; nil waits as long as a prompt is up.
  init(_ goal: PermissionPlan.Goal, timeLimit: Double?, authorization: AuthorizationCore) {
    self.authorization = authorization
    self.timeLimit = timeLimit
    state = Locked(State(plan: PermissionPlan(goal)))
  }

  /// Begins, and waits for the end.
  func end() async -> End {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in start { continuation.resume(returning: $0) } }
    } onCancel: {
      cancel()
    }
  }

  /// Begins; the end may be told before this returns.
  ///
  /// - Parameter end: Told once how it ended.
  func start(_ end: @escaping @Sendable (End) -> Void) {
    let isOver = state.withLock { state in
      if !state.hasEnded { state.end = end }
      return state.hasEnded
    }
    if isOver { end(End(failure: .cancelled, answer: nil)) } else { look() }
  }

  /// Decides the next step by what the app may do now, as soon as that is known.
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

  /// Ends as canceled, unless it has ended; also before it began.
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
