import LeanFoundation
import LocationPolicy

/// The state that iOS shares among all apps of a phone: its rules, the clock, the surroundings, planned events and
/// the history.
///
/// An app's methods take it as an argument and apply their effects to it immediately. So the trace contains
/// everything in the order in which it happened, and there are no lists of pending effects.
struct PhoneSystem: Sendable {
  /// The rules of the release.
  private(set) var policy: AuthorizationPolicy
  /// The rules of the releases that the phone can be updated to.
  let policies: Policies
  /// Durations that no source states.
  let timings: DeviceTimings
  /// Assumptions about the device itself that no source settles.
  let assumptions: DeviceAssumptions
  /// The date of the start of the device's time.
  let startDate: Date
  /// The device's time.
  private(set) var now = Moment.start
  /// The surroundings of the phone.
  var world = World()
  /// The history of the device.
  var trace = Trace()
  /// Whether the phone is locked, so that nothing can be seen on it.
  var isLocked = false
  /// Whether the phone was restarted and has not been unlocked since, so that protected data is unavailable (MON-013).
  var awaitsFirstUnlock = false
  /// The time of the last restart; nil if there was none.
  var restartedAt: Moment?
  /// Whether the phone was restarted so recently that crossings of regions are not reported yet (MON-022).
  var isStartingUp: Bool { restartedAt.map { now < $0 + timings.regionsAfterRestart } ?? false }
  /// Whether the display is on; that of an unlocked phone is.
  var displayIsOn = true
  /// The prompts of all apps.
  private(set) var prompts = PromptQueue()
  /// The receiver that looks for the phone's position.
  private(set) var receiver = PositionReceiver()

  private var queue = EventQueue()
  private var outbox: [Message] = []
  private var random: RandomSource
  private var nextClient = 1
  private var nextGeneration = 1
  private var requests = 0

  init(
    policy: AuthorizationPolicy, policies: Policies, timings: DeviceTimings, assumptions: DeviceAssumptions,
    seed: UInt64, startDate: Date
  ) {
    self.policy = policy
    self.policies = policies
    self.timings = timings
    self.assumptions = assumptions
    self.startDate = startDate
    random = RandomSource(seed: seed)
  }

  /// Adopts the rules of a later release; assumptions stay as they were.
  mutating func update(to release: Release) {
    let earlier = policy
    policy = policies.policy(for: release)
    policy.assumptions = earlier.assumptions
    policy.timings = earlier.timings
  }

  // Numbers

  /// Returns a number for a new object of an app.
  mutating func newClient() -> ClientID {
    defer { nextClient += 1 }
    return ClientID(number: nextClient)
  }

  /// Returns a number for a new process.
  mutating func newGeneration() -> Int {
    defer { nextGeneration += 1 }
    return nextGeneration
  }

  /// Returns a number for a one-shot request.
  mutating func newRequest() -> Int {
    requests += 1
    return requests
  }

  /// Returns a random number of seconds in a range.
  mutating func draw(from range: ClosedRange<Double>) -> Double {
    let fraction = Double(random.next() >> 11) * 0x1p-53
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  // Events

  /// Adds an entry to the trace.
  mutating func record(
    _ event: TraceEvent, app: AppID? = nil, client: ClientID? = nil, facts: FactList = FactList()
  ) {
    trace.append(TraceEntry(moment: now, app: app, client: client, event: event, facts: facts))
  }

  /// Passes a message to the host of the apps' processes.
  mutating func post(_ message: Message) { outbox.append(message) }

  /// Removes and returns the messages since the last call, oldest first.
  mutating func takeMessages() -> [Message] {
    defer { outbox = [] }
    return outbox
  }

  /// Whether messages wait to be taken.
  var hasMessages: Bool { !outbox.isEmpty }

  // Time

  /// Plans an event for a moment.
  mutating func plan(_ event: DeviceEvent, at moment: Moment) { queue.plan(event, at: moment) }

  /// The moment of the next planned event; nil if there is none.
  var nextEvent: Moment? { queue.earliest }

  /// Lets time pass until the next planned event, and returns it; nil if there is none.
  mutating func nextPlanned() -> DeviceEvent? {
    guard let (moment, event) = queue.removeEarliest() else { return nil }
    pass(to: moment)
    return event
  }

  /// Lets time pass without any events in the meantime; time never goes backwards.
  mutating func pass(to moment: Moment) { now = max(now, moment) }

  /// Returns the date of a moment.
  func date(of moment: Moment) -> Date { startDate.addingTimeInterval(moment.seconds) }

  // Prompts

  /// The prompt on screen and its app; nil if there is none or the phone is locked.
  var visiblePrompt: PromptQueue.Place? { isLocked ? nil : prompts.first }

  /// Replaces the prompt of an app; the closure between the two is for objects that wait for the old one to
  /// disappear.
  mutating func replacePrompt(
    of app: AppID, by new: PromptQueue.Place?, whenOldIsGone: (inout PhoneSystem) -> Void
  ) {
    let shownBefore = visiblePrompt?.app
    prompts.remove(of: app)
    whenOldIsGone(&self)
    if let new { prompts.append(new) }
    // A prompt that replaces another of the same app is a new one.
    promptCameUp(after: shownBefore == app ? nil : shownBefore)
  }

  /// Records the prompt that is on screen now, unless it was there before.
  mutating func promptCameUp(after shownBefore: AppID?) {
    guard let shown = visiblePrompt, shown.app != shownBefore else { return }
    record(.promptShown(shown.prompt, shown.occasion), app: shown.app, facts: shown.prompt.template.facts)
  }

  // The position

  /// Handles an app needing the position more or less often than before.
  mutating func changeNeed(from old: ReceiverNeed, to new: ReceiverNeed) {
    if old != new { receiver.change(old, to: new) }
    let interval: Double? =
      switch receiver.need {
      case .none: nil
      case .watch: Self.possible(timings.monitoringInterval)
      case .fixes: Self.possible(timings.fixInterval)
      }
    let wait = receiver.plan(every: interval, firstFix: Self.possible(timings.firstFix))
    if let wait { plan(.sensorTick(number: receiver.number), at: now + wait) }
  }

  /// Returns an interval of at least a millisecond: time must pass between two samples.
  private static func possible(_ seconds: Double) -> Double { seconds >= 0.001 ? seconds : 0.001 }

  /// Looks for the position.
  mutating func samplePosition() -> PositionSample {
    let fix = world.fix(at: now)
    if let fix {
      receiver.note(
        fix, stillnessRadius: timings.stillnessRadius, reducedInterval: timings.reducedInterval,
        cellRadius: assumptions.reducedRadius)
    }
    return PositionSample(
      fix: fix, reduced: receiver.reduced, stillSince: receiver.stillness?.since ?? now, moment: now)
  }

  /// The newest position, unless it is too old to show where the phone is now.
  var recentFix: Fix? {
    guard let fix = receiver.newestFix, now <= fix.moment + timings.monitoringInterval else { return nil }
    return fix
  }

  /// The numbers that determine the effects of a sample.
  var sampleRules: SampleRules {
    SampleRules(
      pause: policy.timings.automaticPause, improvement: assumptions.considerableImprovement,
      deferralLimit: assumptions.deferredFixLimit, regionMargin: assumptions.regionMargin,
      regionDwell: timings.regionDwell, changeDistance: assumptions.significantChangeDistance,
      changePause: timings.significantChangePause, changeAccuracy: assumptions.significantChangeAccuracy,
      visitRadius: assumptions.visitRadius, visitArrival: timings.visitArrival)
  }

  /// Returns the current state of a monitor's condition, and the beacon or circle that met it; the previous state
  /// matters for the margin.
  func state(
    of condition: MonitorCondition, before: ConditionState
  ) -> (state: ConditionState, refinement: MonitorCondition?) {
    switch condition {
    case .circle(let center, let radius):
      guard let recentFix else { return (.unknown, nil) }
      let state = RegionState(
        of: recentFix, center: center, radius: radius, margin: assumptions.regionMargin,
        wasInside: before == .satisfied)
      return (ConditionState(state), nil)
    case .beacon(let constraint):
      let state = ConditionState(world.sight(of: constraint))
      let found = world.beacons.first { $0.satisfies(constraint) }
      guard state == .satisfied, let found else { return (state, nil) }
      let identity = BeaconConstraint(uuid: found.uuid, major: found.major, minor: found.minor)
      return (state, identity == constraint ? nil : .beacon(identity))
    }
  }

  /// The next morning, on which grants of App Clips are cleared (AUTH-055).
  var nextMorning: Moment {
    let day = 86_400.0
    let time = date(of: now).timeIntervalSinceReferenceDate - timings.appClipMorning
    return now + (day - (time - (time / day).rounded(.down) * day))
  }
}
