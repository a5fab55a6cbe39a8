extension CodeExample {
  /// The examples of the how-tos for first steps, by id.
  static let firstSteps: [String: CodeExample] = [
    "HOW-33": CodeExample(
      .members,
      """
      func nearbyTapped() { manager.requestWhenInUseAuthorization() }

      // Later, from the feature that wakes the app:
      func remindersTurnedOn() { manager.requestAlwaysAuthorization() }

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if manager.authorizationStatus == .denied { print("Offer a button that opens Settings") }
      }
      """),
    "HOW-34": CodeExample(
      .statements,
      """
      print("0 not asked, 1 restricted, 2 denied, 3 Always, 4 While Using:", manager.authorizationStatus.rawValue)
      print(Bundle.main.object(forInfoDictionaryKey: "NSLocationWhenInUseUsageDescription") ?? "no usage description")
      """),
    "HOW-35": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        if (error as? CLError)?.code == .denied { manager.stopUpdatingLocation() }
      }

      func showPlace() {
        guard let location = manager.location else { return }
        print(location.coordinate)
      }
      """),
    "HOW-36": starting("startMonitoringSignificantLocationChanges()"),
    "HOW-37": CodeExample(
      .members,
      """
      // With location in UIBackgroundModes, and while the app is in the foreground:
      func startTapped() {
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
      }
      """),
    "HOW-39": CodeExample(
      .members,
      """
      func nearbyTapped() {
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
      }
      """),
    "HOW-42": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        print(manager.accuracyAuthorization == .fullAccuracy ? "Precise is on" : "Precise is off")
      }
      """),
    "HOW-43": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        print("0 not asked, 1 restricted, 2 denied, 3 Always, 4 While Using:", manager.authorizationStatus.rawValue)
      }
      """),
    "HOW-38": CodeExample(
      .infoPlist,
      """
      <key>NSLocationDefaultAccuracyReduced</key>
      <true/>
      """),
  ]
}
