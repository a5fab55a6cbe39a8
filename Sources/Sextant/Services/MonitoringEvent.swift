import CoreLocation

/// What the system tells of the visits and regions that it monitors for the app as a whole.
///
/// All managers of an app are told of them, and one that was launched for them tells its first manager only. So
/// it is the client's shared manager that listens, and no other.
enum MonitoringEvent: Sendable {
  /// A stay at a place began or ended.
  case visit(PlaceVisit)
  /// The phone came into a region, by its identifier.
  case entered(String)
  /// The phone left a region.
  case exited(String)
  /// The phone is in a region or not.
  case determined(WatchedRegion.State, String)
  /// A region is monitored from now on.
  case started(String)
  /// A region can't be monitored; nil when the system does not say which.
  case failed(String?, CLError.Code)
}
