extension LocationClient {
  /// Tells when a stay at a place begins, and again when it ends (MON-005).
  ///
  /// It takes little power, needs no background mode, and asks the person for nothing: ask first. Up to iOS 12
  /// it needs Always and throws ``LocationFailure/needsAlways`` without (MON-001). From iOS 13 on When In Use or Allow Once is
  /// enough while the app is in use; only Always wakes or launches the app (MON-002, DEL-008), and a provisional
  /// one holds what comes until the second prompt is answered (AUTH-060).
  ///
  /// When the system launches the app for a visit, make the client before any manager of your own, and iterate: the
  /// visit that the app was launched for is the first one. Visits end when the loop ends, also for later launches; a
  /// loop that begins and is left at once ends those that an earlier launch has left (MIS-51).
  ///
  /// With reduced accuracy visits are right in time and coarse in space (ACC-003). iOS 7 has none.
  public func visits() -> Updates<PlaceVisit> {
    Updates(core.services.visits, of: core) { $0.tellsVisits }
  }
}
