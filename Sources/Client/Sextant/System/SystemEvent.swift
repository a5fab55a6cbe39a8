package import CoreLocation

/// An event of a location manager.
package enum SystemEvent: Sendable {
  /// The authorization may have changed, or the manager is new.
  case authorizationChanged
  /// A request for full accuracy was answered; false means that no prompt was shown (AUTH-072).
  case fullAccuracyAnswered(promptShown: Bool)
  /// Locations, oldest first.
  case locations([CLLocation])
  /// The system paused (DEL-080).
  case paused
  /// Updates resumed after a pause (DEL-081).
  case resumed
  /// The direction in which the phone points.
  case heading(CompassHeading)
  /// An event of something that the system monitors for the app as a whole.
  case monitoring(MonitoringEvent)
  /// Something failed.
  case failed(CLError.Code)
}

/// An event of the visits and regions that the system monitors for the app as a whole.
///
/// All managers of an app receive them, but after a launch for such an event only the first one does. So only the
/// client's shared manager listens.
package enum MonitoringEvent: Sendable {
  /// A stay at a place began or ended.
  case visit(PlaceVisit)
  /// The phone entered a region with this identifier.
  case entered(String)
  /// The phone left a region.
  case exited(String)
  /// The system determined the state of a region.
  case determined(WatchedRegion.State, String)
  /// The system started to monitor a region.
  case started(String)
  /// A region can't be monitored; nil if the system does not say which.
  case failed(String?, CLError.Code)
}
