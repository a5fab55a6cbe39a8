extension CodeExample {
  private static let whenInUseText = """
    <key>NSLocationWhenInUseUsageDescription</key>
    <string>Shows cafés near you, and the way to them.</string>
    """
  private static let bothTexts =
    whenInUseText + """

      <key>NSLocationAlwaysAndWhenInUseUsageDescription</key>
      <string>Reminds you when you arrive at a place that you saved, even if the app is closed.</string>
      """
  private static let purposeText = """
    <key>NSLocationTemporaryUsageDescriptionDictionary</key>
    <dict>
      <key>Navigation</key>
      <string>Turn-by-turn directions need your precise location.</string>
    </dict>
    """
  private static let asksForFullAccuracy = """
    if manager.accuracyAuthorization == .reducedAccuracy {
      manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: "Navigation") { error in
        if let error { print("Still approximate: \\(error)") }
      }
    }
    """

  /// Texts, requests, answers and refusals.
  static let permission: [String: CodeExample] = [
    "MIS-01": CodeExample(.infoPlist, whenInUseText),
    "MIS-02": CodeExample(.infoPlist, bothTexts),
    "MIS-03": CodeExample(.infoPlist, whenInUseText),
    "MIS-04": CodeExample(
      .infoPlist,
      """
      <key>NSLocationAlwaysUsageDescription</key>
      <string>Reminds you when you arrive at a place that you saved, even if the app is closed.</string>
      """),
    "MIS-05": CodeExample(
      .statements,
      """
      if manager.authorizationStatus == .notDetermined {
        manager.requestWhenInUseAuthorization()
      } else if [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus) {
        // And in locationManagerDidChangeAuthorization(_:), once the person has allowed it:
        manager.startUpdatingLocation()
      }
      """),
    "MIS-11": CodeExample(
      .members,
      """
      // Called by sceneDidBecomeActive(_:), or when scenePhase becomes .active; only an app without scenes calls it
      // from applicationDidBecomeActive(_:).
      func becameActive() {
        update(for: manager.authorizationStatus)
      }

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        update(for: manager.authorizationStatus)
      }

      func update(for status: CLAuthorizationStatus) {
        // Show what the app can do with this status, and end what waits for an answer.
      }
      """),
    "MIS-12": CodeExample(
      .statements,
      """
      // After Allow Once the status reads the same and this is ignored. So don't remember that it was asked, and
      // call it whenever the person turns on the feature that needs it.
      if manager.authorizationStatus == .authorizedWhenInUse {
        manager.requestAlwaysAuthorization()
      }
      """),
    "MIS-13": CodeExample(
      .members,
      """
      private var wantsReminders = false

      func turnOnReminders() {
        wantsReminders = true
        switch manager.authorizationStatus {
        case .notDetermined: manager.requestWhenInUseAuthorization()
        case .authorizedWhenInUse: manager.requestAlwaysAuthorization()
        default: break
        }
      }

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // While the person still wants reminders, continue with the second request.
        if wantsReminders, manager.authorizationStatus == .authorizedWhenInUse { turnOnReminders() }
      }
      """),
    "MIS-14": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        // The first call only says how things are; it is no answer.
        guard manager.authorizationStatus != .notDetermined else { return }
        // Now tell whoever waits.
      }
      """),
    "MIS-15": CodeExample(
      .statements,
      """
      if manager.authorizationStatus == .notDetermined {
        manager.requestWhenInUseAuthorization()
      }
      """),
    "MIS-16": CodeExample(
      .members,
      """
      func findMeTapped() {
        if manager.authorizationStatus == .notDetermined {
          manager.requestWhenInUseAuthorization()
        }
      }

      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        if [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus) {
          manager.startUpdatingLocation()
        }
      }
      """),
    "MIS-17": CodeExample(
      .members,
      """
      func routeTapped() {
        if manager.authorizationStatus == .notDetermined {
          manager.requestWhenInUseAuthorization()
        }
      }
      """),
    "MIS-25": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard manager.authorizationStatus == .denied else { return }
        Task.detached {
          let isOn = CLLocationManager.locationServicesEnabled()
          print(isOn ? "This app was refused" : "Location Services is off")
        }
      }
      """),
    "MIS-26": CodeExample(.infoPlist, bothTexts),
    "MIS-27": CodeExample(.infoPlist, whenInUseText),
    "MIS-28": CodeExample(.infoPlist, bothTexts),
    "MIS-30": CodeExample(
      .statements,
      """
      if manager.accuracyAuthorization == .reducedAccuracy,
        let settings = URL(string: UIApplication.openSettingsURLString)
      {
        // Say first that Precise Location has to be turned on there.
        UIApplication.shared.open(settings)
      }
      """),
    "MIS-31": CodeExample(.statements, asksForFullAccuracy),
    "MIS-32": CodeExample(.infoPlist, purposeText),
    "MIS-33": CodeExample(.statements, asksForFullAccuracy),
    "MIS-34": CodeExample(.infoPlist, "<key>NSLocationDefaultAccuracyReduced</key>\n<true/>"),
    "MIS-42": CodeExample(
      .members,
      """
      func findMeTapped() {
        manager.requestWhenInUseAuthorization()
      }

      func remindersTurnedOn() {
        manager.requestAlwaysAuthorization()
      }
      """),
    "MIS-43": CodeExample(
      .statements,
      """
      if #available(iOS 11.0, *) {
        manager.requestAlwaysAuthorization()
      } else if let settings = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(settings)
      }
      """),
    "MIS-44": CodeExample(
      .infoPlist,
      """
      <key>UIRequiredDeviceCapabilities</key>
      <array>
        <string>arm64</string>
      </array>
      """),
    "MIS-47": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        print(manager.authorizationStatus, manager.accuracyAuthorization)
      }
      """),
    "MIS-52": CodeExample(
      .statements,
      """
      // Save the state first.
      if let settings = URL(string: UIApplication.openSettingsURLString) {
        UIApplication.shared.open(settings)
      }
      """),
    "MIS-55": CodeExample(.statements, "manager.requestWhenInUseAuthorization()"),
    "MIS-56": CodeExample(
      .shell,
      "grep -rlE 'requestAlwaysAuthorization|NSLocationAlways' ."
    ),
    "MIS-57": CodeExample(
      .userInterfaceTest,
      """
      let alert = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
      if alert.waitForExistence(timeout: 5) {
        alert.buttons["Allow While Using App"].tap()
      }
      """),
    "MIS-53": CodeExample(.infoPlist, bothTexts),
    "MIS-54": CodeExample(.infoPlist, whenInUseText),
    "HOW-01": CodeExample(
      .statements,
      """
      // In the action of a button, and not by itself (guideline 5.1.1(iv)):
      if manager.authorizationStatus == .denied,
        let settings = URL(string: UIApplication.openSettingsURLString)
      {
        UIApplication.shared.open(settings)
      }
      """),
    "HOW-48": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        switch manager.authorizationStatus {
        case .denied, .restricted: print("not allowed")  // end the wait here
        case .authorizedWhenInUse, .authorizedAlways: manager.requestLocation()
        default: break  // the person hasn't answered yet
        }
      }
      """),
    "HOW-02": CodeExample(
      .dart,
      """
      // permission_handler
      final status = await Permission.locationWhenInUse.request();
      if (status.isPermanentlyDenied) {
        offerSettings();  // a button that calls openAppSettings(); not by itself (5.1.1(iv))
      }
      """),
    "HOW-03": CodeExample(
      .members,
      """
      func continueTapped() {
        manager.requestWhenInUseAuthorization()
      }
      """),
    "HOW-04": CodeExample(
      .shell,
      "grep -rlE 'requestWhenInUseAuthorization|requestAlwaysAuthorization' ."
    ),
    "HOW-13": CodeExample(.infoPlist, "<key>NSWidgetWantsLocation</key>\n<true/>"),
    "HOW-14": CodeExample(
      .statements,
      """
      #if APPCLIP
        manager.requestWhenInUseAuthorization()
      #else
        manager.requestAlwaysAuthorization()
      #endif
      """),
    "HOW-15": permissionPodfile,
    "HOW-10": CodeExample(.infoPlist, whenInUseText),
    "HOW-16": CodeExample(
      .statements,
      """
      Task.detached {
        if !CLLocationManager.locationServicesEnabled() {
          print("Turn on Settings, Privacy & Security, Location Services")
        }
      }
      """),
    "HOW-17": CodeExample(.infoPlist, whenInUseText),
    "HOW-18": CodeExample(.shell, "xcrun simctl privacy booted grant location com.example.app"),
    "HOW-19": CodeExample(.infoPlist, whenInUseText),
    "HOW-20": CodeExample(
      .objectiveC,
      """
      - (void)amapLocationManager:(AMapLocationManager *)manager
          doRequireLocationAuth:(CLLocationManager *)locationManager {
        [locationManager requestWhenInUseAuthorization];
      }
      """),
    "HOW-31": CodeExample(
      .shell,
      """
      echo '"NSLocationWhenInUseUsageDescription" = "Zeigt Cafés in deiner Nähe.";' >> de.lproj/InfoPlist.strings
      """),
    "HOW-32": CodeExample(
      .statements,
      """
      if manager.authorizationStatus == .restricted {
        print("Location is restricted on this device. Choose a place on the map.")
      }
      """),
    "CLE-01": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard (error as? CLError)?.code == .denied else { return }
        manager.stopUpdatingLocation()
        if manager.authorizationStatus == .denied {
          // Offer a button that opens UIApplication.openSettingsURLString.
        }
      }
      """),
    "CLE-18": CodeExample(.infoPlist, purposeText),
  ]
}
