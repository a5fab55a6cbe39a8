/// What one position sample means to something of an app.
enum SampleResult {
  /// A manager's standard updates bring something.
  case updates(StandardUpdates.News, for: ClientID)
  /// It concerns a manager's one-shot request.
  case request(managerAt: Int)
  /// A manager ranges beacons.
  case ranging(managerAt: Int)
  /// A region's boundary was crossed, or its state was asked for.
  case region(at: Int, isCrossed: Bool)
  /// Beacon regions have to be looked at.
  case beacons
  /// The phone moved significantly (MON-004).
  case significantChange(Fix)
  /// A stay became a visit, or a visit is over (MON-005).
  case visit(VisitTracking, until: Moment?)
  /// It concerns live updates and monitors.
  case streams
}

/// A one-shot request that has not ended (DEL-070).
struct OneShotRequest: Hashable, Sendable {
  /// The number of the request, for its timeout.
  let number: Int
  /// Whether the app was in use when it asked.
  let startedInUse: Bool
  /// Whether the timeout runs; it does not while nobody decided whether the app may have locations.
  private var isTimed = false
  /// Which positions it may have at the moment.
  private(set) var flow = FixFlow.none
  /// The most accurate fix so far.
  private(set) var best: Fix?

  init(number: Int, startedInUse: Bool) {
    self.number = number
    self.startedInUse = startedInUse
  }

  /// Takes over what becomes of a position at the moment.
  mutating func consider(_ flow: FixFlow) { self.flow = flow }

  /// The timeout may run from now on; returns whether it did not before.
  mutating func startTime() -> Bool {
    defer { isTimed = true }
    return !isTimed
  }

  /// Keeps a fix that is too inaccurate to end the request, unless an earlier one was better.
  mutating func keep(_ fix: Fix) {
    if let best, fix.horizontalAccuracy > best.horizontalAccuracy { return }
    best = fix
  }

  /// What was found so far is too accurate for the app now (ACC-006).
  mutating func forgetBest() { best = nil }
}
