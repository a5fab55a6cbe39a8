import LocationDelivery
import LocationPolicy
import LocationTracks

/// Standard updates that a manager started and has not stopped.
public struct StandardUpdates: Hashable, Sendable {
  /// Whether the app was in use when it started them, or came to the foreground since (BG-009, BG-010).
  public private(set) var startedInUse: Bool
  /// Whether the system paused them, and the app has not started them again since (DEL-080).
  public private(set) var isPaused = false
  /// Whether the app starts them at this moment.
  private var isStarting = true
  /// Whether a start that failed in the background keeps them from working until the app is opened (BG-009).
  private(set) var waitsForForeground = false
  /// What becomes of a position at the moment.
  private(set) var flow = FixFlow.none
  /// The indicator that they show at the moment.
  private(set) var indicator = Indicator.none
  /// Whether they keep the app running in the background.
  private(set) var keepsRunning = false
  /// Whether they stop after grace because the app is only provisionally always (AUTH-066).
  private(set) var stopsForWantOfAlways = false
  /// Since when they run without interruption by a pause; nil before they began.
  private var runsSince: Moment?
  /// Whether they ran before they were paused.
  private var wasPaused = false
  /// Where the last fix was that the app got, and how accurate (DEL-061).
  private var last: DeliveredPlace?
  /// Whether the app was told that no position can be found, and none was found since (ERR-002).
  private var saidUnknown = false
  /// The error that the app was told, while that is so (ERR-003).
  private var failure: LocationErrorCode?
  /// The deferral that the app asked for.
  private(set) var deferral: Deferral?

  init(startedInUse: Bool) { self.startedInUse = startedInUse }

  /// What one position sample means to the updates.
  enum News {
    /// They bring a fix.
    case fix(Fix)
    /// The fixes that were held back are due (DEL-085).
    case deferred
    /// No position can be found, and the app is told so once (ERR-002).
    case unknown
    /// The updates pause (DEL-080).
    case paused
  }

  /// Takes over what the rules say.
  ///
  /// Whether a start that fails in the background works once Settings gives Always is assumed (BG-009).
  mutating func consider(
    _ delivery: Delivery, continuation: BackgroundSession.Continuation?, in context: DeliveryContext,
    failedStartsRecover: Bool
  ) {
    flow = isPaused ? .none : FixFlow(delivery, in: context)
    indicator = isPaused ? .none : delivery.indicator
    keepsRunning = !isPaused && continuation == .goesOn
    stopsForWantOfAlways = !isPaused && continuation == .stopsAfterGrace
    if case .fails = delivery.arrival, isStarting, context.grant.isAuthorized {
      waitsForForeground = !failedStartsRecover
    }
    if waitsForForeground { flow = .none }
  }

  /// What follows at once from what the rules say.
  struct Consequences {
    /// Whether the app has just started the updates.
    let isStart: Bool
    /// Whether positions begin to reach the app.
    let begins: Bool
    /// Whether they do so after a pause.
    let resumes: Bool
    /// The error that the app has to be told of now, once for each time that it comes up (ERR-003).
    let failure: LocationErrorCode?
  }

  /// Carries out what the rules say.
  mutating func follow(_ delivery: Delivery, at moment: Moment) -> Consequences {
    let begins = flow != .none && runsSince == nil
    let consequences = Consequences(
      isStart: isStarting, begins: begins, resumes: begins && wasPaused, failure: newFailure(for: delivery))
    if begins { begin(at: moment) }
    isStarting = false
    return consequences
  }

  private mutating func newFailure(for delivery: Delivery) -> LocationErrorCode? {
    guard case .fails(let code) = delivery.arrival else {
      failure = nil
      return nil
    }
    defer { failure = code }
    return failure == code ? nil : code
  }

  private mutating func begin(at moment: Moment) {
    runsSince = moment
    wasPaused = false
    last = nil
    saidUnknown = false
  }

  /// The app starts them, maybe again; after a pause it is a new start, which in the background may fail (DEL-080).
  mutating func start(inUse: Bool) {
    failure = nil
    isStarting = true
    waitsForForeground = false
    if inUse { startedInUse = true }
    guard isPaused else { return }
    startedInUse = inUse
    isPaused = false
    wasPaused = true
    runsSince = nil
  }

  /// The app is in the foreground, where all updates count as started in use (BG-009, BG-010).
  mutating func renew() {
    startedInUse = true
    waitsForForeground = false
  }

  /// The system pauses them, because the phone stands still (DEL-080).
  mutating func pause() { isPaused = true }

  /// The app lets the system hold them back.
  mutating func allowDeferral(_ deferral: Deferral) { self.deferral = deferral }

  /// Nothing is held back anymore; returns the deferral that is over.
  mutating func endDeferral() -> Deferral? {
    defer { deferral = nil }
    return deferral
  }

  /// Tells what is held back only roughly (ACC-006).
  mutating func reduceDeferredFixes(to radius: Double) { deferral?.reduceFixes(to: radius) }

  /// Takes note of what a sample brought; returns what the app gets of it.
  mutating func next(
    with sample: PositionSample, for settings: ManagerSettings, under rules: SampleRules, isAway: Bool
  ) -> News? {
    guard flow != .none else { return nil }
    guard let found = sample.fix(for: flow) else { return lost() }
    if settings.pausesAutomatically, hasStood(until: sample, for: rules.pause) { return .paused }
    saidUnknown = false
    let fix = settings.adapted(found)
    let before = last
    guard isNews(fix, for: settings, improvement: rules.improvement) else { return nil }
    last = DeliveredPlace(fix)
    if deferral == nil || !isAway { return .fix(fix) }
    deferral?.hold(fix, after: before)
    let isDue = deferral?.isDue(at: sample.moment, limit: rules.deferralLimit) ?? true
    return isDue ? .deferred : nil
  }

  private mutating func lost() -> News? {
    if saidUnknown { return nil }
    saidUnknown = true
    return .unknown
  }

  private func hasStood(until sample: PositionSample, for pause: Double) -> Bool {
    guard let runsSince else { return false }
    return sample.moment >= max(runsSince, sample.stillSince) + pause
  }

  /// Whether a fix is far enough from the last one that the app got, or much more accurate (DEL-061).
  private func isNews(_ fix: Fix, for settings: ManagerSettings, improvement: Double) -> Bool {
    guard let last else { return true }
    // A reduced position is told again only when the phone came into another cell (ACC-002).
    if flow == .reduced, fix.coordinate == last.coordinate { return false }
    guard settings.distanceFilter > 0 else { return true }
    if fix.horizontalAccuracy <= last.accuracy * improvement { return true }
    return fix.coordinate.isFarther(than: settings.distanceFilter, from: last.coordinate)
  }
}

extension ManagerSettings {
  /// A fix as it is found for the accuracy that the manager asks for; an invalid one stays invalid (DEL-063).
  func adapted(_ fix: Fix) -> Fix {
    let isCoarse =
      fix.horizontalAccuracy >= 0 && desiredAccuracy >= DeviceAssumptions.coarseAccuracy
      && desiredAccuracy < LocationConstants.reducedAccuracy
    return isCoarse ? fix.coarsened(to: desiredAccuracy) : fix
  }
}

/// Updates that an app lets the system hold back while it is in the background (DEL-085).
struct Deferral: Hashable, Sendable {
  /// How many meters to travel before the updates are handed over.
  let distance: Double
  /// When they are handed over in any case; nil for never.
  let end: Moment?
  /// How far the phone went since the deferral began, in meters.
  private(set) var travelled = 0.0
  /// The fixes that are held back, oldest first.
  private(set) var fixes: [Fix] = []

  init(distance: Double, end: Moment?) {
    self.distance = distance
    self.end = end
  }

  /// Holds back a fix.
  mutating func hold(_ fix: Fix, after last: DeliveredPlace?) {
    if let last { travelled += last.coordinate.distance(to: fix.coordinate) }
    fixes.append(fix)
  }

  /// Tells what is held back only roughly (ACC-006).
  mutating func reduceFixes(to radius: Double) { fixes = fixes.reduced(to: radius) }

  /// Whether all that is held back has to be handed over.
  func isDue(at moment: Moment, limit: Int) -> Bool {
    travelled >= distance || fixes.count >= limit || (end.map { moment >= $0 } ?? false)
  }
}
