import LocationPolicy

/// The rules applied directly: an AuthorizationState, the delegate's callbacks, and the results of completions.
struct RuleTrial {
  let policy: AuthorizationPolicy
  let configuration: AppConfiguration
  private(set) var state: AuthorizationState
  private(set) var told: [String] = []
  private(set) var completions: [String] = []
  private var callbacks = 0
  private var managerAsked = false
  private var explicitGoals: AuthorizationState.SessionGoals = []
  private var implicitGoals: AuthorizationState.SessionGoals = []

  init(policy: AuthorizationPolicy, configuration: AppConfiguration) {
    self.policy = policy
    self.configuration = configuration
    // An installed app that the person opened.
    state = AuthorizationState(grant: .notDetermined, phase: .terminated)
    _ = state.enter(.foreground, under: policy)
    told = [report]
  }

  /// The status and the accuracy that a delegate reads when it is notified of a change.
  private var report: String { "\(state.status) \(state.accuracy(under: policy))" }

  mutating func call(_ call: AgreementCall) {
    switch call {
    case .requestWhenInUse: request { $0.requestWhenInUse(of: $1, under: $2) }
    case .requestAlways: request { $0.requestAlways(of: $1, under: $2) }
    case .requestFullAccuracy: requestFullAccuracy()
    case .startUpdates: request { $0.startService(of: $1, under: $2) }
    case .iterateUpdates:
      if policy.asyncUpdates.value == .implicitSession { implicitGoals.insert(.whenInUse) }
      keepGoals()
      decide { $0.iterateUpdates(of: $1, under: $2) }
    case .openNoneSession: open(.none, asking: [])
    case .openWhenInUseSession: open(.whenInUse, asking: .whenInUse)
    case .openAlwaysSession: open(.always, asking: [.whenInUse, .always])
    }
    tell()
  }

  mutating func respond(_ response: AgreementResponse) {
    let asksForAccuracy = state.prompt?.cause == .fullAccuracy
    switch response {
    case .nothing: return
    case .answer(let choice, let precise):
      decide { $0.answer(choice, precise: precise, of: $1, under: $2) }
      resume()
    case .locksAndUnlocks, .leavesAndReturns:
      decide { $0.enter(.grace, under: $2) }
      decide { $0.enter(.foreground, under: $2) }
      resume()
    case .releasesManager: release()
    }
    if asksForAccuracy, state.prompt?.cause != .fullAccuracy {
      completions.append(response == .releasesManager ? "promptDeclined" : "answered")
    }
    tell()
    if response == .releasesManager { told.append(report) }
  }

  // MARK: - Parts

  private mutating func decide(
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) {
    if input(&state, configuration, policy).callback != .none { callbacks += 1 }
  }

  /// The delegate is notified after the step, and reads the state at that time.
  private mutating func tell() {
    told += Array(repeating: report, count: callbacks)
    callbacks = 0
  }

  private mutating func request(
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) {
    let decision = input(&state, configuration, policy)
    if decision.callback != .none { callbacks += 1 }
    if case .prompt = decision.outcome { managerAsked = true }
  }

  private mutating func requestFullAccuracy() {
    let decision = state.requestFullAccuracy(
      purposeKeyExists: true, of: configuration, under: policy)
    switch decision.outcome {
    case .prompt: managerAsked = true
    case .failed, .ignored: completions.append("promptDeclined")
    case .changed, .proceeds, .deferred: break
    }
  }

  private mutating func open(_ goal: SessionGoal, asking goals: AuthorizationState.SessionGoals) {
    explicitGoals.formUnion(goals.union(.explicit))
    keepGoals()
    decide { $0.openSession(goal, of: $1, under: $2) }
  }

  private mutating func keepGoals() {
    let mayBeImplicit = !configuration.traits.contains(.explicitServiceSession)
    state.keepSessions(
      explicitGoals.contains(.explicit) ? explicitGoals : mayBeImplicit ? implicitGoals : [])
  }

  private mutating func resume() {
    if state.prompt == nil { managerAsked = false }
    guard !state.sessions.isEmpty else { return }
    decide { $0.resumeSessions(of: $1, under: $2) }
  }

  private mutating func release() {
    if managerAsked {
      _ = state.dismissPrompt(under: policy)
      resume()
    }
    callbacks = 0
  }
}
