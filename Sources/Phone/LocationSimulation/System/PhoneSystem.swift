import Foundation
import LocationPolicy

/// What iOS keeps for all apps of a phone: its rules, the clock, the world around it, what is planned and what happened.
///
/// An app's methods take it as an argument and carry out on it at once what they lead to. So the trace has everything
/// in the order in which it happened, and there are no lists of what is still to be done.
struct PhoneSystem: Sendable {
  /// The rules of the release.
  private(set) var policy: AuthorizationPolicy
  /// The rules of the releases that the phone can be updated to.
  let policies: Policies
  /// Durations that no source states.
  let timings: DeviceTimings
  /// What no source settles about the device itself.
  let assumptions: DeviceAssumptions
  /// The date of the start of the device's time.
  let startDate: Date
  /// The device's time.
  private(set) var now = Moment.start
  /// What is around the phone.
  var world = World()
  /// What happened.
  var trace = Trace()
  /// Whether the phone is locked, so that nothing can be seen on it.
  var isLocked = false
  /// The prompts.
  private(set) var prompts = PromptQueue()
  /// How the phone looks for its position.
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

  /// Takes over the rules of a later release; what no source settles stays as it was.
  mutating func update(to release: Release) {
    let earlier = policy
    policy = policies.policy(for: release)
    policy.assumptions = earlier.assumptions
    policy.timings = earlier.timings
  }

  // Numbers

  /// A number for a new object of an app.
  mutating func newClient() -> ClientID {
    defer { nextClient += 1 }
    return ClientID(number: nextClient)
  }

  /// A number for a new process.
  mutating func newGeneration() -> Int {
    defer { nextGeneration += 1 }
    return nextGeneration
  }

  /// A number for a one-shot request.
  mutating func newRequest() -> Int {
    requests += 1
    return requests
  }

  /// A number of seconds between two, by chance.
  mutating func draw(from range: ClosedRange<Double>) -> Double {
    let fraction = Double(random.next() >> 11) * 0x1p-53
    return range.lowerBound + fraction * (range.upperBound - range.lowerBound)
  }

  // What happens

  /// Writes something into the trace.
  mutating func record(
    _ event: TraceEvent, app: AppID? = nil, client: ClientID? = nil, facts: FactList = FactList()
  ) {
    trace.append(TraceEntry(moment: now, app: app, client: client, event: event, facts: facts))
  }

  /// Hands a message to whoever carries the apps' processes.
  mutating func post(_ message: Message) { outbox.append(message) }

  /// Takes the messages that have come up since the last call, oldest first.
  mutating func takeMessages() -> [Message] {
    defer { outbox = [] }
    return outbox
  }

  /// Whether messages wait to be taken.
  var hasMessages: Bool { !outbox.isEmpty }

  // Time

  /// Plans something for a moment.
  mutating func plan(_ event: DeviceEvent, at moment: Moment) { queue.plan(event, at: moment) }

  /// The moment of the next thing that is planned; nil when nothing is.
  var nextEvent: Moment? { queue.earliest }

  /// Lets time pass until the next thing that is planned, and returns that; nil when there is none.
  mutating func nextPlanned() -> DeviceEvent? {
    guard let (moment, event) = queue.removeEarliest() else { return nil }
    pass(to: moment)
    return event
  }

  /// Lets time pass without anything happening meanwhile; time never goes back.
  mutating func pass(to moment: Moment) { now = max(now, moment) }

  /// The date of a moment.
  func date(of moment: Moment) -> Date { startDate.addingTimeInterval(moment.seconds) }

  // Prompts

  /// The prompt on the screen and its app; nil when none is there or the phone is locked.
  var visiblePrompt: PromptQueue.Place? { isLocked ? nil : prompts.first }

  /// Replaces the prompt of an app; what is done between the two is for those who wait for the old one to go.
  mutating func replacePrompt(
    of app: AppID, by new: PromptQueue.Place?, whenOldIsGone: (inout PhoneSystem) -> Void
  ) {
    let shownBefore = visiblePrompt?.app
    prompts.remove(of: app)
    whenOldIsGone(&self)
    if let new { prompts.append(new) }
    // A prompt that takes the place of another of the same app is a new one.
    promptCameUp(after: shownBefore == app ? nil : shownBefore)
  }

  /// Records the prompt that is on the screen now, unless it was there before.
  mutating func promptCameUp(after shownBefore: AppID?) {
    guard let shown = visiblePrompt, shown.app != shownBefore else { return }
    record(.promptShown(shown.prompt, shown.occasion), app: shown.app, facts: shown.prompt.template.facts)
  }

  // The position

  /// An app needs the position more or less often than before.
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

  /// An interval of at least a millisecond: from one sample to the next, time has to pass.
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

  /// The newest position, unless it says nothing of where the phone is now.
  var recentFix: Fix? {
    guard let fix = receiver.newestFix, now <= fix.moment + timings.monitoringInterval else { return nil }
    return fix
  }

  /// The numbers that decide what a sample means.
  var sampleRules: SampleRules {
    SampleRules(
      pause: policy.timings.automaticPause, improvement: assumptions.considerableImprovement,
      deferralLimit: assumptions.deferredFixLimit, regionMargin: assumptions.regionMargin,
      regionDwell: timings.regionDwell, changeDistance: assumptions.significantChangeDistance,
      changePause: timings.significantChangePause, changeAccuracy: assumptions.significantChangeAccuracy,
      visitRadius: assumptions.visitRadius, visitArrival: timings.visitArrival)
  }

  /// The state of a monitor's condition at the moment, and what met it; the state before matters where there is a margin.
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

  /// When the next morning comes on which what App Clips were granted is cleared (AUTH-055).
  var nextMorning: Moment {
    let day = 86_400.0
    let time = date(of: now).timeIntervalSinceReferenceDate - timings.appClipMorning
    return now + (day - (time - (time / day).rounded(.down) * day))
  }
}
