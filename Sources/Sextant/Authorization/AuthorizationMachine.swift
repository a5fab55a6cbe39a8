import LocationPolicy

/// The requests for authorisation of an app, and what is believed about its authorisation.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct AuthorizationMachine: Sendable {
  /// What the app declares, and the rules of the release that it runs on.
  let setting: AuthorizationSetting
  /// What was read last; nil before the first reading.
  private(set) var reading: AuthorizationReading?
  /// What is believed; nil before the first reading.
  private(set) var belief: AuthorizationBelief?

  /// The request that is before the system, if any.
  private var current: PromptWatch?
  /// Requests that wait until the current one has ended, for the system shows one prompt at a time (AUTH-010).
  private var waiting: [(id: RequestID, request: SystemRequest)] = []
  private var remembered: [AuthorizationState]
  private var isInForeground: Bool
  private var nextTimer = 0

  init(setting: AuthorizationSetting, remembered: [AuthorizationState], isInForeground: Bool) {
    self.setting = setting
    self.remembered = remembered
    self.isInForeground = isInForeground
  }

  /// What has to be done.
  enum Effect: Hashable, Sendable {
    /// Make the request of the system.
    case call(SystemRequest)
    /// Call back after some seconds.
    case startTimer(Int, seconds: Double)
    /// Read the authorisation again.
    case read
    /// A caller's request has ended.
    case finish(RequestID, AuthorizationOutcome)
    /// What is believed has changed: save it, and tell those who watch.
    case believed
  }

  // Inputs

  /// A caller makes a request.
  mutating func request(_ request: SystemRequest, id: RequestID) -> [Effect] {
    if current?.request == request {
      current?.callers.append(id)
      return []
    }
    waiting.append((id, request))
    return startNext()
  }

  /// A caller no longer waits, for its time limit or its cancellation.
  mutating func abandon(_ id: RequestID, as outcome: AuthorizationOutcome) -> [Effect] {
    if let index = waiting.firstIndex(where: { $0.id == id }) {
      waiting.remove(at: index)
      return [.finish(id, outcome)]
    }
    guard let index = current?.callers.firstIndex(of: id) else { return [] }
    current?.callers.remove(at: index)
    return [.finish(id, outcome)]
  }

  /// The authorisation was read.
  mutating func read(_ new: AuthorizationReading) -> [Effect] {
    let old = reading
    reading = new
    guard belief != nil else {
      belief = AuthorizationBelief(
        new, remembering: remembered, phase: phase, of: setting.app, under: setting.policy)
      return [.believed] + startNext()
    }
    var effects: [Effect] = []
    if let watch = current, watch.isAnswered(by: new) {
      effects = finishCurrent(with: watch.outcome(of: new), as: .answered)
    } else if let watch = current, watch.stage == .closing {
      effects = finishCurrent(with: watch.outcomeWithoutChange, as: watch.endWithoutChange)
    }
    belief?.observe(new, of: setting.app, under: setting.policy)
    return (old == new && effects.isEmpty ? [] : [.believed]) + effects
  }

  /// Something happened to the app's scene.
  mutating func scene(_ event: LifecycleEvent) -> [Effect] {
    switch event {
    case .resignedActive:
      if current?.stage == .asked { current?.stage = .promptUp }
      return []
    case .becameActive:
      guard current?.stage == .promptUp else { return [.read] }
      // The answer's callback and this have no fixed order, so the status may be a moment behind.
      return [startTimer(.settling, seconds: setting.settlingTime)]
    case .enteredBackground:
      isInForeground = false
      belief?.apply { _ = $0.enter(.background, under: setting.policy) }
      guard current != nil else { return [] }
      current?.stage = .closing
      current?.wasLeft = true
      return [.read]
    case .enteredForeground:
      isInForeground = true
      belief?.apply { _ = $0.enter(.foreground, under: setting.policy) }
      return [.read]
    }
  }

  /// The system answered a request for full accuracy; an error means that no prompt was shown (AUTH-072).
  mutating func fullAccuracyAnswered(promptShown: Bool, reading new: AuthorizationReading) -> [Effect] {
    reading = new
    guard let watch = current, case .fullAccuracy = watch.request else { return read(new) }
    let outcome: AuthorizationOutcome
    switch (new.accuracy, promptShown) {
    case (.full, true): outcome = .granted(.fullAccuracy)
    case (_, false): outcome = .notShown(watch.likelyReason)
    case (.reduced, true): outcome = isInForeground ? .declined : .dismissed
    }
    let end: AuthorizationBelief.PromptEnd =
      !promptShown ? .neverAppeared : isInForeground ? .answered : .dismissed
    let effects = finishCurrent(with: outcome, as: end)
    belief?.observe(new, of: setting.app, under: setting.policy)
    return [.believed] + effects
  }

  /// A timer that was asked for has run out.
  mutating func timer(_ number: Int) -> [Effect] {
    guard let timer = current?.timer, timer.number == number else { return [] }
    current?.timer = nil
    switch timer.purpose {
    case .appearance:
      guard current?.stage == .asked else { return [] }
      current?.stage = .closing
      current?.neverAppeared = true
    case .settling: current?.stage = .closing
    }
    return [.read]
  }

  /// Whether a request is before the system.
  var isAsking: Bool { current != nil }

  // The way of a request

  private var phase: AppPhase { isInForeground ? .foreground : .background }

  private mutating func startNext() -> [Effect] {
    guard current == nil, !waiting.isEmpty, let belief, let reading else { return [] }
    let request = waiting[0].request
    let callers = waiting.filter { $0.request == request }.map(\.id)
    waiting.removeAll { $0.request == request }
    let forecast = belief.forecast(
      request, of: setting.app, purposeKeys: setting.purposeKeys, under: setting.policy)
    var watch = PromptWatch(request: request, callers: callers, before: reading, belief: belief)
    switch forecast {
    case .nothing(let reason):
      return callers.map { .finish($0, .notShown(reason)) } + startNext()
    case .prompt, .change: break
    case .uncertain(let reason): watch.likelyReason = reason
    }
    current = watch
    self.belief?.apply {
      _ = request.perform(
        on: &$0, of: setting.app, purposeKeys: setting.purposeKeys, under: setting.policy)
    }
    // The completion of a request for full accuracy always comes, so nothing has to be waited for besides.
    if case .fullAccuracy = request { return [.call(request)] }
    return [.call(request), startTimer(.appearance, seconds: setting.appearanceTime)]
  }

  private mutating func finishCurrent(
    with outcome: AuthorizationOutcome, as end: AuthorizationBelief.PromptEnd
  ) -> [Effect] {
    guard let watch = current else { return [] }
    current = nil
    belief?.promptEnded(end, of: setting.app, under: setting.policy)
    return watch.callers.map { .finish($0, outcome) } + startNext()
  }

  private mutating func startTimer(_ purpose: PromptWatch.Timer.Purpose, seconds: Double) -> Effect {
    nextTimer += 1
    current?.timer = PromptWatch.Timer(number: nextTimer, purpose: purpose)
    return .startTimer(nextTimer, seconds: seconds)
  }
}
