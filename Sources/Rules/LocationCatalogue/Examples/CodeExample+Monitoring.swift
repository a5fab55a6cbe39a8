extension CodeExample {
  private static let nearestTwenty = """
    func monitorNearest(of regions: [CLCircularRegion], to here: CLLocation) {
      for region in manager.monitoredRegions { manager.stopMonitoring(for: region) }
      let byDistance = regions.sorted {
        here.distance(from: CLLocation(latitude: $0.center.latitude, longitude: $0.center.longitude))
          < here.distance(from: CLLocation(latitude: $1.center.latitude, longitude: $1.center.longitude))
      }
      for region in byDistance.prefix(20) { manager.startMonitoring(for: region) }
    }
    """
  private static let afterAlways = """
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.40), radius: 200, identifier: "home")

    private var wantsReminders = false

    func remindersTurnedOn() {
      wantsReminders = true
      manager.requestAlwaysAuthorization()
    }

    // The callback of iOS 13 and earlier:
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
      if wantsReminders, status == .authorizedAlways { manager.startMonitoring(for: region) }
    }
    """
  private static let afterEitherGrant = """
    let region = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 52.52, longitude: 13.40), radius: 200, identifier: "home")
    private var wantsReminders = false

    func remindersTurnedOn() {
      wantsReminders = true
      manager.requestWhenInUseAuthorization()
    }

    // From iOS 14 on; before, a region needs Always up to iOS 12:
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      guard wantsReminders, [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus)
      else { return }
      manager.startMonitoring(for: region)
    }
    """

  /// Regions and beacons.
  static let monitoring: [String: CodeExample] = [
    "MIS-10": CodeExample(.members, afterAlways),
    "MIS-36": CodeExample(.members, nearestTwenty),
    "MIS-50": CodeExample(
      .statements,
      """
      let home = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.40)
      manager.startMonitoring(for: CLCircularRegion(center: home, radius: 200, identifier: "home"))
      """),
    "MIS-51": CodeExample(
      .members,
      """
      func loggedOut() {
        for region in manager.monitoredRegions { manager.stopMonitoring(for: region) }
        manager.stopMonitoringSignificantLocationChanges()
      }
      """),
    "HOW-05": CodeExample(
      .members,
      """
      let beacons = CLBeaconIdentityConstraint(uuid: UUID(uuidString: "E2C56DB5-DFFB-48D2-B060-D0F5A71096E0")!)

      func watchBeacons() {
        manager.startMonitoring(for: CLBeaconRegion(beaconIdentityConstraint: beacons, identifier: "shop"))
      }

      func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
        manager.startRangingBeacons(satisfying: beacons)
      }
      """),
    "HOW-30": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
        manager.requestState(for: region)
      }

      func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
      ) {
        if state == .inside { print(region.identifier) }
      }
      """),
    "CLE-04": CodeExample(.members, afterEitherGrant),
    "CLE-06": CodeExample(.statements, "print(manager.monitoredRegions)"),
    "CLE-17": CodeExample(
      .members,
      """
      private var failed: CLBeaconIdentityConstraint?

      func locationManager(
        _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error
      ) {
        failed = constraint
      }

      func becameActive() {  // Later, and not at once.
        if let failed { manager.startRangingBeacons(satisfying: failed) }
        failed = nil
      }
      """),
    "CLE-05": CodeExample(.members, nearestTwenty),
    "CLE-07": CodeExample(
      .members,
      """
      func becameActive() {
        for region in manager.monitoredRegions { manager.requestState(for: region) }
      }

      func locationManager(
        _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
      ) {
        print(region.identifier, state == .inside ? "inside" : "outside or unknown")
      }
      """),
    "CLE-16": CodeExample(
      .members,
      """
      func locationManager(
        _ manager: CLLocationManager, didFailRangingFor constraint: CLBeaconIdentityConstraint, error: any Error
      ) {
        guard (error as? CLError)?.code == .rangingUnavailable else { return }
        // Ask for Bluetooth and Location Services to be turned on, and for airplane mode to be turned off.
      }
      """),
  ]
}
