import LocationPolicy

/// The effect of a position sample on a service of an app.
enum SampleResult {
  /// It affects a manager's standard updates.
  case updates(StandardUpdates.News, for: ClientID)
  /// It affects a manager's one-shot request.
  case request(managerAt: Int)
  /// A manager ranges beacons.
  case ranging(managerAt: Int)
  /// A region's boundary was crossed, or its state was requested.
  case region(at: Int, isCrossed: Bool)
  /// Beacon regions must be checked.
  case beacons
  /// A monitored service has an event, such as a significant move (MON-004).
  indirect case event(MessageContent, of: LocationService)
  /// A stay became a visit, or a visit is over (MON-005).
  case visit(VisitTracking, until: Moment?)
  /// It affects live updates and monitors.
  case streams
}

/// A one-shot request that has not ended (DEL-070).
struct OneShotRequest: Hashable, Sendable {
  /// The number of the request, for its timeout.
  let number: Int
  /// Whether the app was in use when it made the request.
  let startedInUse: Bool
  /// Whether the timeout is running; it doesn't while the authorization is undetermined.
  private var isTimed = false
  /// The kind of positions that it may currently receive.
  private(set) var flow = FixFlow.none
  /// The most accurate fix so far.
  private(set) var best: Fix?

  init(number: Int, startedInUse: Bool) {
    self.number = number
    self.startedInUse = startedInUse
  }

  /// Sets the kind of positions that the request may currently receive.
  mutating func consider(_ flow: FixFlow) { self.flow = flow }

  /// Starts the timeout; returns whether it was not running before.
  mutating func startTime() -> Bool {
    defer { isTimed = true }
    return !isTimed
  }

  /// Keeps a fix that is not accurate enough to end the request, unless an earlier one was better.
  mutating func keep(_ fix: Fix) {
    if let best, fix.horizontalAccuracy > best.horizontalAccuracy { return }
    best = fix
  }

  /// Drops the best fix, which is now too accurate for the app (ACC-006).
  mutating func forgetBest() { best = nil }
}
