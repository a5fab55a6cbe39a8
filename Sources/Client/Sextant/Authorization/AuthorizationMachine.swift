import LocationPolicy

/// The authorization requests of an app, and what is believed about its authorization.
///
/// A state machine without I/O: each input returns effects, to be carried out in order and outside of any lock.
///
/// The system is asked only while the app is active: a request made during another prompt is lost (AUTH-010), and
/// whatever covers the app would then be mistaken for the prompt. A request whose callers have all left remains
/// pending as long as its prompt may be showing: the next request for the same permission joins it, others wait.
struct AuthorizationMachine: Sendable {
  private indirect enum State: Sendable {
    /// The authorization has not been read yet; requests wait in the queue.
    case unread
    /// The authorization is known, and requests are in this stage.
    case read(Knowledge, Turn)
    /// The process has ended: no more input is accepted.
    case ended
  }

  /// The last reading, and what is believed because of everything that was observed.
  struct Knowledge: Equatable, Sendable {
    var reading: AuthorizationReading
    var belief: AuthorizationBelief
  }

  /// The request that may use the system now.
  private enum Turn: Sendable {
    /// None: no request is pending, and none waits.
    case free
    /// The next one, as soon as the app is active or the timer has fired.
    case held(timer: Int)
    /// A request is pending.
    case asking(PromptWatch)
  }

  /// The app's declarations, and the rules of the release that it runs on.
  let setting: AuthorizationSetting
  private var state = State.unread
  private var presence: Presence
  private var queue = RequestQueue()
  private let remembered: [AuthorizationState]
  private var nextTimer = 0

  init(
    setting: AuthorizationSetting, remembered: [AuthorizationState], isInForeground: Bool, isActive: Bool
  ) {
    self.setting = setting
    self.remembered = remembered
    presence = isInForeground ? .present(isActive: isActive) : .away
  }

  /// The current knowledge; nil before the first reading, and after the process has ended.
  var knowledge: Knowledge? {
    if case .read(let known, _) = state { known } else { nil }
  }

  /// Whether a request is pending.
  var isAsking: Bool {
    if case .read(_, .asking) = state { true } else { false }
  }

  /// Whether the process has ended.
  var hasEnded: Bool {
    if case .ended = state { true } else { false }
  }

  /// Returns whether a timer that was requested is still needed.
  func awaits(timer number: Int) -> Bool {
    switch state {
    case .read(_, .held(let timer)): timer == number
    case .read(_, .asking(let watch)): watch.stage.timer == number
    case .unread, .read(_, .free), .ended: false
    }
  }

  /// The side effects that the caller must carry out.
  enum Effect: Equatable, Sendable {
    /// Send the request to the system.
    case call(SystemRequest)
    /// Call back after some seconds.
    case startTimer(Int, seconds: Double)
    /// Stop a timer that is no longer needed.
    case stopTimer(Int)
    /// Read the authorization again.
    case read
    /// Report the end of a caller's request.
    case finish(RequestID, AuthorizationOutcome)
    /// Save the changed belief, and notify the watchers.
    case believed
    /// End everything with the process; no more is reported.
    case end
  }

  // Callers

  /// Handles a caller's request.
  mutating func request(_ request: SystemRequest, id: RequestID) -> [Effect] {
    switch state {
    case .ended: return [.finish(id, .cancelled)]
    case .read(let known, .asking(var watch)) where watch.canBeJoined(for: request):
      watch.callers.append(id)
      state = .read(known, .asking(watch))
      return []
    case .unread, .read:
      queue.append(request, by: id)
      return startNext()
    }
  }

  /// Handles a caller that stops waiting, because of its time limit or a cancellation.
  mutating func abandon(_ id: RequestID, as outcome: AuthorizationOutcome) -> [Effect] {
    if queue.remove(id) { return [.finish(id, outcome)] + startNext() }
    guard case .read(let known, .asking(var watch)) = state,
      let index = watch.callers.firstIndex(of: id)
    else { return [] }
    watch.callers.remove(at: index)
    state = .read(known, .asking(watch))
    return [.finish(id, outcome)]
  }

  // The system

  /// Handles a reading of the authorization.
  mutating func read(_ new: AuthorizationReading) -> [Effect] {
    switch state {
    case .ended: return []
    case .unread:
      let belief = AuthorizationBelief(new, remembering: remembered, phase: presence.phase, in: setting)
      state = .read(Knowledge(reading: new, belief: belief), .free)
      return [.believed] + startNext()
    case .read(var known, var turn):
      var isNews = known.reading != new
      var ended: [Effect] = []
      known.reading = new
      if case .asking(let watch) = turn, let end = watch.end(in: new) {
        known.belief.promptEnded(end.way, in: setting)
        ended = stop(watch.stage.timer) + finish(watch.callers, with: end.outcome)
        turn = .free
        isNews = true
      }
      known.belief.observe(new, afterAbsence: presence.mayHaveVisitedSettings, in: setting)
      presence.noteReading()
      state = .read(known, turn)
      return (isNews ? [.believed] : []) + ended + startNext()
    }
  }

  /// Handles the system's answer to a request for full accuracy; an error means that no prompt was shown (AUTH-072).
  ///
  /// Another page says that an error may also mean that the person declined, so an error during a prompt counts as a
  /// refusal.
  mutating func fullAccuracyAnswered(promptShown: Bool, reading new: AuthorizationReading)
    -> [Effect]
  {
    guard case .read(let known, .asking(var watch)) = state, case .fullAccuracy = watch.request,
      !watch.isAnswered(by: new)
    else { return read(new) }
    // The system itself confirms the prompt.
    if promptShown { watch.mayBeSilent = false }
    switch watch.stage {
    case .asked where !promptShown, .completed(isCovered: false, _) where !promptShown:
      watch.stage = .ending(.neverAppeared)
    case .uncovered: watch.stage = .ending(watch.endAfterCover)
    case .ending: break
    case .asked, .covered, .completed:
      // The scene's next event shows whether the person declined or left the app.
      let (timer, effects) = restart(watch.stage.timer, seconds: setting.times.settling)
      watch.stage = .completed(isCovered: watch.stage.isCovered, timer: timer)
      state = .read(known, .asking(watch))
      return effects + read(new)
    }
    state = .read(known, .asking(watch))
    return read(new)
  }

  /// Handles a timer that has fired.
  mutating func timer(_ number: Int) -> [Effect] {
    guard awaits(timer: number) else { return [] }
    // Only requests that wait or are pending have timers.
    guard case .read(let known, .asking(var watch)) = state else { return startNext(evenIfCovered: true) }
    if case .asked = watch.stage, watch.mayBeSilent, !watch.isLate {
      watch.isLate = true
      let (timer, effects) = restart(
        nil, seconds: max(0, setting.times.uncertainPrompt - setting.times.promptDelay))
      watch.stage = .asked(timer: timer)
      state = .read(known, .asking(watch))
      return effects
    }
    watch.stage = .ending(watch.endAtTimer)
    state = .read(known, .asking(watch))
    return [.read]
  }

  // The scene

  /// Handles an event of the app's scene.
  mutating func scene(_ event: LifecycleEvent) -> [Effect] {
    if hasEnded { return [] }
    switch event {
    case .resignedActive: return resignActive()
    case .becameActive: return becomeActive()
    case .enteredBackground: return enterBackground()
    case .enteredForeground:
      presence.enterForeground()
      enterPhase()
      return [.read]
    case .ended: return end()
    }
  }

  /// Updates the belief with the phase that the app is in.
  private mutating func enterPhase() {
    guard case .read(var known, let turn) = state else { return }
    known.belief.apply { _ = $0.enter(presence.phase, under: setting.policy) }
    state = .read(known, turn)
  }

  private mutating func resignActive() -> [Effect] {
    presence.resignActive()
    guard case .read(let known, .asking(var watch)) = state else { return [] }
    let timer = watch.stage.timer
    switch watch.stage {
    case .asked, .uncovered: watch.stage = .covered
    case .completed(isCovered: false, _): watch.stage = .completed(isCovered: true, timer: nil)
    // Anything else that covers the app changes nothing.
    case .covered, .completed(isCovered: true, _), .ending: return []
    }
    state = .read(known, .asking(watch))
    return stop(timer)
  }

  private mutating func becomeActive() -> [Effect] {
    if presence == .away {
      presence.enterForeground()
      enterPhase()
    }
    presence.becomeActive()
    guard case .read(let known, .asking(var watch)) = state else { return [.read] + startNext() }
    switch watch.stage {
    case .completed(isCovered: true, let timer):
      watch.stage = .ending(watch.endAfterCover)
      state = .read(known, .asking(watch))
      return stop(timer) + [.read]
    case .covered:
      // The callback for the answer and this event have no fixed order, so the status may lag behind for a moment.
      let (timer, effects) = restart(nil, seconds: setting.times.settling)
      watch.stage = .uncovered(timer: timer)
      state = .read(known, .asking(watch))
      return effects
    case .asked, .uncovered, .completed(isCovered: false, _), .ending: return [.read]
    }
  }

  private mutating func enterBackground() -> [Effect] {
    presence = .away
    enterPhase()
    guard case .read(let known, .asking(var watch)) = state else { return startNext() }
    let timer = watch.stage.timer
    // Prompts disappear with the foreground, unless the assumption about this was changed.
    if known.belief.candidates.contains(where: { $0.prompt != nil }) {
      watch.stage = watch.stage.isCompleted ? .completed(isCovered: true, timer: nil) : .covered
      state = .read(known, .asking(watch))
      return stop(timer)
    }
    watch.stage = .ending(.dismissed)
    state = .read(known, .asking(watch))
    return stop(timer) + [.read]
  }

  /// Handles the end of the process, and cancels the requests of code that outlives it, as in a test.
  private mutating func end() -> [Effect] {
    var callers = queue.removeAll()
    var timer: Int?
    switch state {
    case .read(_, .held(let number)): timer = number
    case .read(_, .asking(let watch)):
      timer = watch.stage.timer
      callers = watch.callers + callers
    case .unread, .read(_, .free), .ended: break
    }
    state = .ended
    return stop(timer) + finish(callers, with: .cancelled) + [.end]
  }

  // The life of a request

  /// Sends the next request to the system, and ends the requests that certainly have no effect.
  private mutating func startNext(evenIfCovered: Bool = false) -> [Effect] {
    let held: Int?
    switch state {
    case .read(_, .free): held = nil
    case .read(_, .held(let timer)): held = timer
    // Before the first reading the effect of a request is unknown, and during another one it would be lost.
    case .unread, .read(_, .asking), .ended: return []
    }
    var effects: [Effect] = []
    while let group = queue.first, case .read(let known, _) = state {
      let forecast = known.belief.forecast(group.request, reading: known.reading, in: setting)
      if case .nothing(let reason) = forecast {
        queue.removeFirst()
        effects += finish(group.callers, with: .notShown(reason))
      } else if presence.isActive || evenIfCovered {
        queue.removeFirst()
        return effects + ask(group, forecast, known) + stop(held)
      } else {
        return effects + hold(held, known)
      }
    }
    if case .read(let known, _) = state { state = .read(known, .free) }
    return effects + stop(held)
  }

  private mutating func ask(
    _ group: RequestQueue.Group, _ forecast: RequestForecast, _ known: Knowledge
  ) -> [Effect] {
    let isCertain = if case .prompt = forecast { true } else { false }
    var watch = PromptWatch(
      request: group.request, callers: group.callers, before: known.reading,
      likelyReason: forecast.likelyReason, stage: .covered, mayBeSilent: !isCertain,
      isSeen: setting.seesPrompts, isLate: !setting.seesPrompts)
    var effects: [Effect] = []
    // If prompts can't be observed, only the answer shows that there was one; if it is certain to come and every
    // answer shows, no time limit is needed.
    if setting.seesPrompts || !isCertain || !watch.everyAnswerShows {
      let isShort = setting.seesPrompts && !isCertain
      let (timer, start) = restart(
        nil, seconds: isShort ? setting.times.firstWait : setting.times.certainPrompt)
      watch.stage = .asked(timer: timer)
      effects = start
    }
    var known = known
    known.belief.apply { _ = group.request.perform(on: &$0, in: setting) }
    state = .read(known, .asking(watch))
    // A grant without a prompt need not be reported by a callback (OPEN-03).
    return [.call(group.request)] + effects + (isCertain ? [] : [.read])
  }

  /// Makes the requests wait until the app is active, with the timer that already runs for that.
  private mutating func hold(_ held: Int?, _ known: Knowledge) -> [Effect] {
    if let held {
      state = .read(known, .held(timer: held))
      return []
    }
    let (timer, effects) = restart(nil, seconds: setting.times.certainPrompt)
    state = .read(known, .held(timer: timer))
    return effects
  }

  private func finish(_ callers: [RequestID], with outcome: AuthorizationOutcome) -> [Effect] {
    callers.map { .finish($0, outcome) }
  }

  // Timers

  /// Starts a timer in place of another; returns its number and the effects.
  private mutating func restart(_ old: Int?, seconds: Double) -> (Int, [Effect]) {
    nextTimer += 1
    return (nextTimer, stop(old) + [.startTimer(nextTimer, seconds: seconds)])
  }

  private func stop(_ timer: Int?) -> [Effect] { timer.map { [.stopTimer($0)] } ?? [] }
}

/// The app's position relative to its user.
private enum Presence: Equatable, Sendable {
  /// Out of the foreground, where the person may be in Settings.
  case away
  /// In the foreground again, and the authorization has not been read since.
  case returned(isActive: Bool)
  /// In the foreground, where the authorization has been read.
  case present(isActive: Bool)

  var phase: AppPhase { self == .away ? .background : .foreground }

  /// Whether nothing covers the app, so that the next thing that does is a prompt.
  var isActive: Bool {
    switch self {
    case .away: false
    case .returned(let isActive), .present(let isActive): isActive
    }
  }

  /// Whether the app was out of the foreground since the last reading.
  var mayHaveVisitedSettings: Bool {
    switch self {
    case .away, .returned: true
    case .present: false
    }
  }

  mutating func enterForeground() { if self == .away { self = .returned(isActive: false) } }

  mutating func becomeActive() { setActive(true) }

  mutating func resignActive() { setActive(false) }

  mutating func noteReading() {
    if case .returned(let isActive) = self { self = .present(isActive: isActive) }
  }

  private mutating func setActive(_ isActive: Bool) {
    switch self {
    // An app that is away isn't active, no matter which events arrive late.
    case .away: break
    case .returned: self = .returned(isActive: isActive)
    case .present: self = .present(isActive: isActive)
    }
  }
}
