package import CoreLocation

/// What a location manager tells.
package enum SystemEvent: Sendable {
  /// The authorization may have changed, or the manager is new.
  case authorizationChanged
  /// A request for full accuracy was answered; false means that no prompt was shown (AUTH-072).
  case fullAccuracyAnswered(promptShown: Bool)
  /// Locations, oldest first.
  case locations([CLLocation])
  /// The system paused (DEL-080).
  case paused
  /// Updates run again after a pause (DEL-081).
  case resumed
  /// Where the phone points.
  case heading(CompassHeading)
  /// Something of what the system monitors for the app as a whole.
  case monitoring(MonitoringEvent)
  /// Something failed.
  case failed(CLError.Code)
}

/// What the system tells of the visits and regions that it monitors for the app as a whole.
///
/// All managers of an app are told of them, and one that was launched for them tells its first manager only. So
/// it is the client's shared manager that listens, and no other.
package enum MonitoringEvent: Sendable {
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
