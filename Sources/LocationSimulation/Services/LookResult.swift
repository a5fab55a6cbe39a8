/// What one look for the position means to something of an app.
enum LookResult {
  /// A manager's standard updates bring a fix.
  case fix(Fix, for: ClientID)
  /// The fixes that were held back are due (DEL-085).
  case deferred(ClientID)
  /// A manager is told that no position can be found (ERR-002).
  case unknown(ClientID)
  /// A manager's updates pause (DEL-080).
  case paused(ClientID)
  /// A manager's one-shot request has to look at it.
  case request(managerAt: Int)
  /// A manager ranges beacons.
  case ranging(managerAt: Int)
  /// A region's boundary was crossed, or its state is to be told.
  case region(at: Int, isCrossed: Bool)
  /// Beacon regions have to be looked at.
  case beacons
  /// The phone moved significantly (MON-004).
  case significantChange(Fix)
  /// A stay became a visit, or a visit is over (MON-005).
  case visit(VisitTracking, until: Moment?)
  /// Live updates and monitors have to look at it.
  case streams
}
