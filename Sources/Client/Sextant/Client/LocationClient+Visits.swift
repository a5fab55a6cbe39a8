extension LocationClient {
  /// Reports when a stay at a place begins, and again when it ends (MON-005).
  ///
  /// It uses little power and needs no background mode. It does not request permission, so do that first. Up to
  /// iOS 12 it needs Always, and throws ``LocationFailure/needsAlways`` without it (MON-001). From iOS 13 on,
  /// When In Use or Allow Once is enough while the app is in use; only Always wakes or launches the app (MON-002,
  /// DEL-008), and provisional Always holds visits back until the second prompt is answered (AUTH-060).
  ///
  /// When the system launches the app for a visit, create the client before any location manager, and start a loop:
  /// the visit that caused the launch comes first. Monitoring ends when the loop ends, also for later launches; to
  /// end monitoring that an earlier launch left on, begin a loop and exit it at once (MIS-51).
  ///
  /// With reduced accuracy, the times of visits are exact but their places are coarse (ACC-003). iOS 7 has no
  /// visits.
  public func visits() -> Updates<PlaceVisit> {
    Updates(core.services.visits, of: core) { $0.tellsVisits }
  }
}
