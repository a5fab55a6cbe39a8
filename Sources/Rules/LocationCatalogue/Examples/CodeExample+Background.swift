extension CodeExample {
  private static let locationMode = """
    <key>UIBackgroundModes</key>
    <array>
      <string>location</string>
    </array>
    """
  /// An app's delegate that starts a service whenever the app is launched.
  static func starting(_ call: String) -> CodeExample {
    CodeExample(
      .launch,
      """
      let manager = CLLocationManager()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        manager.delegate = self
        manager.\(call)
        return true
      }
      """)
  }

  /// The background: modes, sessions, launches.
  static let background: [String: CodeExample] = [
    "MIS-06": CodeExample(.infoPlist, locationMode),
    "MIS-07": CodeExample(
      .statements,
      """
      // With location in UIBackgroundModes, and while the app is in the foreground:
      manager.allowsBackgroundLocationUpdates = true
      manager.startUpdatingLocation()
      """),
    "MIS-08": CodeExample(
      .members,
      """
      func beginTracking() {
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
      }

      func endTracking() {
        manager.stopUpdatingLocation()
        manager.allowsBackgroundLocationUpdates = false
      }
      """),
    "MIS-09": CodeExample(
      .members,
      """
      // Called while the app is in the foreground, and not after it was left. The next line needs location in
      // UIBackgroundModes, and crashes without it.
      func startTapped() {
        manager.allowsBackgroundLocationUpdates = true
        manager.startUpdatingLocation()
      }
      """),
    "MIS-23": CodeExample(
      .statements,
      """
      manager.activityType = .fitness
      manager.pausesLocationUpdatesAutomatically = false  // true to keep the pause
      """),
    "MIS-24": CodeExample(
      .statements,
      """
      manager.distanceFilter = kCLDistanceFilterNone
      manager.desiredAccuracy = kCLLocationAccuracyBest
      """),
    "MIS-37": CodeExample(
      .members,
      """
      private var session: CLBackgroundActivitySession?

      func beginTracking() {
        session = CLBackgroundActivitySession()
      }

      func endTracking() {
        session?.invalidate()
        session = nil
      }
      """),
    "MIS-38": CodeExample(
      .launch,
      """
      var session: CLServiceSession?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
      ) -> Bool {
        // Only if one was held before: otherwise this asks for Always at the first launch.
        if UserDefaults.standard.bool(forKey: "isTracking") {
          session = CLServiceSession(authorization: .always)
        }
        return true
      }
      """),
    "MIS-29": CodeExample(
      .statements,
      """
      // Neither needs location in UIBackgroundModes:
      manager.startMonitoringSignificantLocationChanges()
      manager.startMonitoringVisits()
      """),
    "MIS-35": CodeExample(
      .members,
      """
      func startTapped() {
        // Counts only with Always; with When In Use the bar always shows.
        manager.showsBackgroundLocationIndicator = false
        manager.requestAlwaysAuthorization()
        manager.startUpdatingLocation()
      }
      """),
    "MIS-40": starting("startMonitoringSignificantLocationChanges()"),
    "MIS-48": CodeExample(
      .statements,
      """
      let isExtension = Bundle.main.bundlePath.hasSuffix(".appex")
      if !isExtension {  // The app itself needs location in UIBackgroundModes: without it, the next line crashes.
        manager.allowsBackgroundLocationUpdates = true
      }
      """),
    "HOW-06": starting("startMonitoringVisits()"),
    "HOW-11": CodeExample(
      .statements,
      """
      manager.stopUpdatingLocation()
      manager.stopMonitoringSignificantLocationChanges()
      manager.stopMonitoringVisits()
      for region in manager.monitoredRegions {
        manager.stopMonitoring(for: region)
      }
      manager.allowsBackgroundLocationUpdates = false
      """),
    "HOW-12": starting(
      """
      allowsBackgroundLocationUpdates = true  // Needs location in UIBackgroundModes.
        manager.startUpdatingLocation()
        manager.startMonitoringSignificantLocationChanges()
      """),
  ]
}
