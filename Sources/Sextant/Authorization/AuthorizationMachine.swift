import LocationPolicy

/// The requests for authorization of an app, and what is believed about its authorization.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
///
/// The system is asked while the app is active only, for a request beside another prompt is lost (AUTH-010) and
/// what covers the app is then taken for the prompt. A request whose callers have all gone stays before the
/// system as long as its prompt may be up: the next one for the same joins it, others wait.
struct AuthorizationMachine: Sendable {
  /// What the app declares, and the rules of the release that it runs on.
  let setting: AuthorizationSetting
  /// What was read last; nil before the first reading.
  private(set) var reading: AuthorizationReading?
  /// What is believed; nil before the first reading.
  private(set) var belief: AuthorizationBelief?

  /// The request that is before the system, if any.
  private var current: PromptWatch?
  private var queue = RequestQueue()
  private let remembered: [AuthorizationState]
  private var isInForeground: Bool
  /// Whether the app is in the foreground with nothing before it.
  private var isActive: Bool
  /// Whether the app was out of the foreground since the last reading, so that the person can have been in Settings.
  private var wasAway: Bool
  /// Runs while requests wait for the app to be active.
  private var holdTimer: Int?
  /// Whether the process has ended.
  private(set) var hasEnded = false
  private var nextTimer = 0

  init(
    setting: AuthorizationSetting, remembered: [AuthorizationState], isInForeground: Bool, isActive: Bool
  ) {
    self.setting = setting
    self.remembered = remembered
    self.isInForeground = isInForeground
    self.isActive = isActive
    wasAway = !isInForeground
  }

  /// Whether a request is before the system.
  var isAsking: Bool { current != nil }

  /// Whether a timer that was asked for is still of interest.
  func awaits(timer number: Int) -> Bool { number == holdTimer || number == current?.timer?.number }

  // Callers

  /// A caller makes a request.
  mutating func request(_ request: SystemRequest, id: RequestID) -> [AuthorizationEffect] {
    if hasEnded { return [.finish(id, .cancelled)] }
    if let watch = current, watch.request == request, !watch.isEnding {
      current?.callers.insert(id)
      return []
    }
    queue.append(request, by: id)
    return startNext()
  }

  /// A caller no longer waits, for its time limit or its cancellation.
  mutating func abandon(_ id: RequestID, as outcome: AuthorizationOutcome) -> [AuthorizationEffect] {
    if queue.remove(id) { return [.finish(id, outcome)] + startNext() }
    return current?.callers.remove(id) == nil ? [] : [.finish(id, outcome)]
  }

  // The system

  /// The authorization was read.
  mutating func read(_ new: AuthorizationReading) -> [AuthorizationEffect] {
    if hasEnded { return [] }
    let old = reading
    reading = new
    guard belief != nil else {
      belief = AuthorizationBelief(new, remembering: remembered, phase: phase, in: setting)
      return [.believed] + startNext()
    }
    let watch = current
    let ended = endCurrent(with: new)
    belief?.observe(new, afterAbsence: wasAway, in: setting)
    wasAway = !isInForeground
    let isNews = old != new || (watch != nil && current == nil)
    return (isNews ? [.believed] : []) + ended + startNext()
  }

  /// The system answered a request for full accuracy; an error means that no prompt was shown (AUTH-072).
  ///
  /// Another page says that an error may also tell of the person's no, so one that comes while a prompt is up
  /// counts as that.
  mutating func fullAccuracyAnswered(promptShown: Bool, reading new: AuthorizationReading)
    -> [AuthorizationEffect]
  {
    guard !hasEnded, let watch = current, case .fullAccuracy = watch.request, !watch.isAnswered(by: new)
    else {
      return read(new)
    }
    switch watch.stage {
    case .asked where !promptShown: current?.stage = .ending(.neverAppeared)
    case .uncovered: current?.stage = .ending(.answered)
    case .ending: break
    case .asked, .covered:
      // Whether the person declined or left the app shows in what happens to the scene next.
      current?.isCompleted = true
      return startTimer(.settling, seconds: setting.times.settling) + read(new)
    }
    return read(new)
  }

  /// Something happened to the app's scene.
  mutating func scene(_ event: LifecycleEvent) -> [AuthorizationEffect] {
    if hasEnded { return [] }
    switch event {
    case .resignedActive: return resignActive()
    case .becameActive: return becomeActive()
    case .enteredBackground: return enterBackground()
    case .enteredForeground:
      enter(.foreground)
      return [.read]
    case .ended: return end()
    }
  }

  /// A timer that was asked for has run out.
  mutating func timer(_ number: Int) -> [AuthorizationEffect] {
    if number == holdTimer { return startNext(evenIfCovered: true) }
    guard let watch = current, let timer = watch.timer, timer.number == number else { return [] }
    current?.timer = nil
    switch timer.purpose {
    case .appearance:
      guard watch.stage == .asked else { return [] }
      current?.stage = .ending(.neverAppeared)
    case .settling:
      guard watch.stage == .uncovered || watch.isCompleted else { return [] }
      current?.stage = .ending(.answered)
    }
    return [.read]
  }

  // The scene

  private var phase: AppPhase { isInForeground ? .foreground : .background }

  private mutating func enter(_ phase: AppPhase) {
    isInForeground = phase == .foreground
    if !isInForeground { (isActive, wasAway) = (false, true) }
    belief?.apply { _ = $0.enter(phase, under: setting.policy) }
  }

  private mutating func resignActive() -> [AuthorizationEffect] {
    isActive = false
    guard let watch = current, watch.stage == .asked || watch.stage == .uncovered else { return [] }
    current?.stage = .covered
    return stopTimer()
  }

  private mutating func becomeActive() -> [AuthorizationEffect] {
    if !isInForeground { enter(.foreground) }
    isActive = true
    guard let watch = current else { return [.read] + startNext() }
    switch watch.stage {
    case .covered where watch.isCompleted: current?.stage = .ending(.answered)
    case .covered:
      current?.stage = .uncovered
      // The answer's callback and this have no fixed order, so the status may be a moment behind.
      return startTimer(.settling, seconds: setting.times.settling)
    case .asked, .uncovered, .ending: break
    }
    return [.read]
  }

  private mutating func enterBackground() -> [AuthorizationEffect] {
    enter(.background)
    guard current != nil else { return startNext() }
    // Prompts go with the foreground, unless the assumption that says so was changed.
    if belief?.candidates.contains(where: { $0.prompt != nil }) == true {
      current?.stage = .covered
      return stopTimer()
    }
    current?.stage = .ending(.dismissed)
    return stopTimer() + [.read]
  }

  /// The process ends; code that outlives it, as in a test, is told that its requests are off.
  private mutating func end() -> [AuthorizationEffect] {
    hasEnded = true
    let callers = queue.removeAll().union(current?.callers ?? [])
    let effects = stopTimer() + stopHolding() + finish(callers, with: .cancelled) + [.end]
    current = nil
    return effects
  }

  // The way of a request

  /// Puts the next request before the system, and ends those that bring up nothing for certain.
  private mutating func startNext(evenIfCovered: Bool = false) -> [AuthorizationEffect] {
    var effects: [AuthorizationEffect] = []
    while current == nil, let group = queue.first, let belief, let reading {
      let forecast = belief.forecast(group.request, reading: reading, in: setting)
      if case .nothing(let reason) = forecast {
        queue.removeFirst()
        effects += finish(group.callers, with: .notShown(reason))
      } else if isActive || evenIfCovered {
        queue.removeFirst()
        effects += ask(group, forecast, before: reading)
      } else {
        return effects + startHolding()
      }
    }
    return effects + stopHolding()
  }

  private mutating func ask(
    _ group: RequestQueue.Group, _ forecast: RequestForecast, before: AuthorizationReading
  ) -> [AuthorizationEffect] {
    current = PromptWatch(
      request: group.request, callers: group.callers, before: before, likelyReason: forecast.likelyReason)
    belief?.apply { _ = group.request.perform(on: &$0, in: setting) }
    let isCertain = forecast == .prompt
    let net = isCertain ? setting.times.certainPrompt : setting.times.uncertainPrompt
    let effects = [.call(group.request)] + startTimer(.appearance, seconds: net)
    // What is granted without a question need not be told by a callback (OPEN-03).
    return isCertain ? effects : effects + [.read]
  }

  /// Ends the request that is before the system, if a reading tells its end.
  private mutating func endCurrent(with new: AuthorizationReading) -> [AuthorizationEffect] {
    guard let watch = current else { return [] }
    let outcome: AuthorizationOutcome
    let way: AuthorizationBelief.PromptEnd
    switch watch.stage {
    case .asked, .covered, .uncovered:
      guard watch.isAnswered(by: new) else { return [] }
      (outcome, way) = (watch.outcome(of: new), .answered)
    case .ending(let end):
      let isAnswered = watch.isAnswered(by: new)
      outcome = isAnswered ? watch.outcome(of: new) : watch.outcomeWithoutChange(after: end)
      way = isAnswered ? .answered : end
    }
    let effects = stopTimer()
    current = nil
    belief?.promptEnded(way, in: setting)
    return effects + finish(watch.callers, with: outcome)
  }

  private func finish(_ callers: Set<RequestID>, with outcome: AuthorizationOutcome) -> [AuthorizationEffect]
  {
    callers.sorted().map { .finish($0, outcome) }
  }

  // Timers

  private mutating func startTimer(_ purpose: PromptWatch.Timer.Purpose, seconds: Double)
    -> [AuthorizationEffect]
  {
    let effects = stopTimer()
    nextTimer += 1
    current?.timer = PromptWatch.Timer(number: nextTimer, purpose: purpose)
    return effects + [.startTimer(nextTimer, seconds: seconds)]
  }

  private mutating func stopTimer() -> [AuthorizationEffect] {
    guard let timer = current?.timer else { return [] }
    current?.timer = nil
    return [.stopTimer(timer.number)]
  }

  private mutating func startHolding() -> [AuthorizationEffect] {
    guard holdTimer == nil else { return [] }
    nextTimer += 1
    holdTimer = nextTimer
    return [.startTimer(nextTimer, seconds: setting.times.certainPrompt)]
  }

  private mutating func stopHolding() -> [AuthorizationEffect] {
    guard let timer = holdTimer else { return [] }
    holdTimer = nil
    return [.stopTimer(timer)]
  }
}
