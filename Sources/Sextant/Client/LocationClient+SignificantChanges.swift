public import CoreLocation

extension LocationClient {
  /// Tells when the phone has moved considerably: about 500 metres, at most every five minutes (MON-004).
  ///
  /// It takes little power, needs no background mode, and asks the person for nothing: ask first. Up to iOS 12
  /// it needs Always and throws ``LocationFailure/needsAlways`` without (MON-001). From iOS 13 on When In Use or Allow Once is
  /// enough while the app is in use; only Always wakes or launches the app (MON-002, DEL-008), and a provisional
  /// one holds what comes until the second prompt is answered (AUTH-060).
  ///
  /// When the system launches the app for a change, make the client and iterate again at once: the change that the
  /// app was launched for is told then (MIS-40). Changes end when the loop ends, also for later launches; a loop that
  /// begins and is left at once ends those that an earlier launch has left (MIS-51).
  ///
  /// With reduced accuracy the locations are coarse, at most four an hour (ACC-003).
  public func significantChanges() -> Updates<CLLocation> {
    Updates(core.services.significantChanges, of: core) { $0.tellsSignificantChanges }
  }
}
