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
  var isTimed = false
  /// Which positions it may have at the moment.
  var flow = FixFlow.none
  /// The most accurate fix so far.
  var best: Fix?

  init(number: Int, startedInUse: Bool) {
    self.number = number
    self.startedInUse = startedInUse
  }
}
