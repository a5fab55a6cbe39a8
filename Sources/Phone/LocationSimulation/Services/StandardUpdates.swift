import LocationDelivery
import LocationPolicy
import LocationTracks

/// Standard updates that a manager started and has not stopped.
public struct StandardUpdates: Hashable, Sendable {
  /// Whether the app was in use when it started them, or has entered the foreground since (BG-009, BG-010).
  public private(set) var startedInUse: Bool
  /// Whether the system paused them, and the app has not restarted them since (DEL-080).
  public private(set) var isPaused = false
  /// Whether the app is starting them at this moment.
  private var isStarting = true
  /// Whether a start that failed in the background prevents them from working until the app is opened (BG-009).
  private(set) var waitsForForeground = false
  /// The kind of positions that they currently deliver.
  private(set) var flow = FixFlow.none
  /// The indicator that they currently show.
  private(set) var indicator = Indicator.none
  /// Whether they keep the app running in the background.
  private(set) var keepsRunning = false
  /// Whether they stop after the grace period because Always is only provisional (AUTH-066).
  private(set) var stopsForWantOfAlways = false
  /// The time since which they have been running without a pause; nil before they began.
  private var runsSince: Moment?
  /// Whether they were running before they were paused.
  private var wasPaused = false
  /// The place and accuracy of the last fix that the app received (DEL-061).
  private var last: DeliveredPlace?
  /// Whether the app was notified that no position can be found, and none was found since (ERR-002).
  private var saidUnknown = false
  /// The error that was reported to the app, while it lasts (ERR-003).
  private var failure: LocationErrorCode?
  /// The deferral that the app requested.
  private(set) var deferral: Deferral?

  init(startedInUse: Bool) { self.startedInUse = startedInUse }

  /// The effect of a position sample on the updates.
  enum News {
    /// They deliver a fix.
    case fix(Fix)
    /// The deferred fixes are due (DEL-085).
    case deferred
    /// No position can be found, which is reported to the app once (ERR-002).
    case unknown
    /// The updates pause (DEL-080).
    case paused
  }

  /// Applies the decision of the rules.
  ///
  /// It is an assumption whether a start that failed in the background works once Settings grants Always (BG-009).
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

  /// The immediate consequences of the rules' decision.
  struct Consequences {
    /// Whether the app has just started the updates.
    let isStart: Bool
    /// Whether positions start to reach the app.
    let begins: Bool
    /// Whether they start again after a pause.
    let resumes: Bool
    /// The error to report to the app now, once for each occurrence (ERR-003).
    let failure: LocationErrorCode?
  }

  /// Applies the rules' decision, and returns its consequences.
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

  /// Starts the updates, possibly again; after a pause it is a new start, which may fail in the background (DEL-080).
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

  /// Makes the updates count as started in use, because the app is in the foreground (BG-009, BG-010).
  mutating func renew() {
    startedInUse = true
    waitsForForeground = false
  }

  /// Pauses the updates because the phone does not move (DEL-080).
  mutating func pause() { isPaused = true }

  /// Lets the system defer the updates, at the app's request.
  mutating func allowDeferral(_ deferral: Deferral) { self.deferral = deferral }

  /// Ends the deferral, and returns it.
  mutating func endDeferral() -> Deferral? {
    defer { deferral = nil }
    return deferral
  }

  /// Reduces the accuracy of deferred fixes (ACC-006).
  mutating func reduceDeferredFixes(to radius: Double) { deferral?.reduceFixes(to: radius) }

  /// Handles a sample; returns its effect on the app.
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

  /// Returns whether a fix is far enough from the last one that the app received, or much more accurate (DEL-061).
  private func isNews(_ fix: Fix, for settings: ManagerSettings, improvement: Double) -> Bool {
    guard let last else { return true }
    // A reduced position is reported again only if the phone entered another cell (ACC-002).
    if flow == .reduced, fix.coordinate == last.coordinate { return false }
    guard settings.distanceFilter > 0 else { return true }
    if fix.horizontalAccuracy <= last.accuracy * improvement { return true }
    return fix.coordinate.isFarther(than: settings.distanceFilter, from: last.coordinate)
  }
}

extension ManagerSettings {
  /// Returns a fix as found for the accuracy that the manager requests; an invalid one stays invalid (DEL-063).
  func adapted(_ fix: Fix) -> Fix {
    let isCoarse =
      fix.horizontalAccuracy >= 0 && desiredAccuracy >= DeviceAssumptions.coarseAccuracy
      && desiredAccuracy < LocationConstants.reducedAccuracy
    return isCoarse ? fix.coarsened(to: desiredAccuracy) : fix
  }
}

/// Updates that an app lets the system defer while it is in the background (DEL-085).
struct Deferral: Hashable, Sendable {
  /// The distance in meters after which the updates are delivered.
  let distance: Double
  /// The moment at which they are delivered in any case; nil for never.
  let end: Moment?
  /// The distance that the phone has traveled since the deferral began, in meters.
  private(set) var travelled = 0.0
  /// The deferred fixes, oldest first.
  private(set) var fixes: [Fix] = []

  init(distance: Double, end: Moment?) {
    self.distance = distance
    self.end = end
  }

  /// Defers a fix.
  mutating func hold(_ fix: Fix, after last: DeliveredPlace?) {
    if let last { travelled += last.coordinate.distance(to: fix.coordinate) }
    fixes.append(fix)
  }

  /// Reduces the accuracy of the deferred fixes (ACC-006).
  mutating func reduceFixes(to radius: Double) { fixes = fixes.reduced(to: radius) }

  /// Returns whether the deferred fixes must be delivered.
  func isDue(at moment: Moment, limit: Int) -> Bool {
    travelled >= distance || fixes.count >= limit || (end.map { moment >= $0 } ?? false)
  }
}
