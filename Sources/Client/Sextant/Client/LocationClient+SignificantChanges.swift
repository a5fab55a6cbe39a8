public import CoreLocation

extension LocationClient {
  /// Reports when the phone has moved considerably: about 500 meters, at most every five minutes (MON-004).
  ///
  /// It uses little power and needs no background mode. It does not request permission, so do that first. Up to
  /// iOS 12 it needs Always, and throws ``LocationFailure/needsAlways`` without it (MON-001). From iOS 13 on,
  /// When In Use or Allow Once is enough while the app is in use; only Always wakes or launches the app (MON-002,
  /// DEL-008), and provisional Always holds changes back until the second prompt is answered (AUTH-060).
  ///
  /// When the system launches the app for a change, create the client and start a new loop at once to receive that
  /// change (MIS-40). Monitoring ends when the loop ends, also for later launches; to end monitoring that an earlier
  /// launch left on, begin a loop and exit it at once (MIS-51).
  ///
  /// With reduced accuracy the locations are coarse, at most four an hour (ACC-003).
  public func significantChanges() -> Updates<CLLocation> {
    Updates(core.services.significantChanges, of: core) { $0.tellsSignificantChanges }
  }
}
