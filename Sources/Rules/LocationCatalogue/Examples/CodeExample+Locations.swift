extension CodeExample {
  private static let keepsLooking = """
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      // No location yet: Core Location keeps looking.
      if (error as? CLError)?.code == .locationUnknown { return }
      manager.stopUpdatingLocation()
    }
    """
  private static let withoutDeferral = CodeExample(
    .statements,
    """
    // Instead of allowDeferredLocationUpdates(untilTraveled:timeout:):
    manager.desiredAccuracy = kCLLocationAccuracyBest
    manager.distanceFilter = kCLDistanceFilterNone
    manager.startUpdatingLocation()
    """)

  /// Locations, headings and addresses.
  static let locations: [String: CodeExample] = [
    "MIS-18": CodeExample(
      .members,
      """
      // A property of an object that stays alive, and not a local variable:
      private let locationManager = CLLocationManager()

      func findMeTapped() {
        locationManager.delegate = self
        locationManager.requestWhenInUseAuthorization()
      }
      """),
    "MIS-19": CodeExample(
      .members,
      """
      private var locationManager: CLLocationManager?

      @MainActor func setUp() {
        locationManager = CLLocationManager()
        locationManager?.delegate = self
      }
      """),
    "MIS-20": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print(locations)
      }

      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        print(error)
      }
      """),
    "MIS-21": CodeExample(.members, keepsLooking),
    "MIS-22": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        // While Precise Location is off, locations are kilometers wide and up to 20 minutes old.
        let isPrecise = manager.accuracyAuthorization == .fullAccuracy
        let good = locations.filter {
          $0.timestamp.timeIntervalSinceNow > (isPrecise ? -15 : -1200) && $0.horizontalAccuracy >= 0
            && ($0.horizontalAccuracy < 100 || !isPrecise)
        }
        guard let location = good.last else { return }
        print(location)
      }
      """),
    "MIS-49": CodeExample(
      .statements,
      """
      manager.startUpdatingLocation()  // locations
      manager.startUpdatingHeading()  // the compass
      """),
    "MIS-41": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let place = locations.last?.coordinate else { return }
        // Hand it to webView.evaluateJavaScript(_:), with a function of the page:
        print("showPlace(\\(place.latitude), \\(place.longitude))")
      }
      """),
    "MIS-39": CodeExample(
      .members,
      """
      func follow() async throws {
        for try await update in CLLocationUpdate.liveUpdates() {
          if let location = update.location { print(location) }
          if update.stationary { print("No more until the device moves") }  // isStationary on iOS 17
        }
      }
      """),
    "MIS-45": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        print(locations)
      }
      """),
    "MIS-46": CodeExample(
      .statements,
      """
      if let last = manager.location, last.timestamp.timeIntervalSinceNow > -60 {
        print(last)
      } else {
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        manager.requestLocation()
      }
      """),
    "HOW-07": CodeExample(
      .members,
      """
      func startCompass() {
        guard CLLocationManager.headingAvailable() else { return }
        manager.startUpdatingLocation()
        manager.startUpdatingHeading()
      }

      func locationManager(_ manager: CLLocationManager, didUpdateHeading heading: CLHeading) {
        print(heading.trueHeading >= 0 ? heading.trueHeading : heading.magneticHeading)
      }

      func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }
      """),
    "HOW-08": CodeExample(.shell, "xcrun simctl location booted set 52.52,13.40"),
    "HOW-09": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        for location in locations where location.sourceInformation?.isSimulatedBySoftware == true {
          print("Simulated: \\(location)")
        }
      }
      """),
    "CLE-11": withoutDeferral,
    "CLE-12": withoutDeferral,
    "CLE-13": withoutDeferral,
    "CLE-14": withoutDeferral,
    "CLE-15": withoutDeferral,
    "CLE-19": CodeExample(.statements, "manager.startUpdatingLocation()"),
    "CLE-00": CodeExample(.members, keepsLooking),
    "CLE-02": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard (error as? CLError)?.code == .network else { return }
        // Leave the service on, and say that a location or an address needs a connection.
      }
      """),
    "CLE-03": CodeExample(
      .members,
      "func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { true }"),
    "CLE-08": CodeExample(
      .members,
      """
      func findAddress(of location: CLLocation) {
        guard CLLocationCoordinate2DIsValid(location.coordinate), location.horizontalAccuracy >= 0 else { return }
        // Deprecated with iOS 26: there use MapKit's MKReverseGeocodingRequest(location:).
        CLGeocoder().reverseGeocodeLocation(location) { placemarks, error in
          print(placemarks?.first?.locality ?? "no address: \\(String(describing: error))")
        }
      }
      """),
    "CLE-09": CodeExample(
      .members,
      """
      func line(for placemark: CLPlacemark) -> String {
        [placemark.thoroughfare, placemark.locality, placemark.country].compactMap(\\.self).joined(separator: ", ")
      }
      """),
    "CLE-10": CodeExample(
      .members,
      """
      // Deprecated with iOS 26: there use MapKit's MKReverseGeocodingRequest(location:).
      private let geocoder = CLGeocoder()

      func findAddress(of location: CLLocation) {
        guard !geocoder.isGeocoding else { return }
        geocoder.reverseGeocodeLocation(location) { placemarks, _ in
          print(placemarks?.first?.name ?? "no address")
        }
      }
      """),
    "HOW-50": CodeExample(
      .members,
      """
      func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
        guard [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus) else { return }
        // With import NetworkExtension and the capability Access WiFi Information:
        // NEHotspotNetwork.fetchCurrent { network in print(network?.ssid ?? "unknown") }
      }
      """),
    "HOW-51": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let location = locations.last else { return }
        if location.speed >= 0 { print("\\(location.speed) m/s") }
        if location.course >= 0 { print("\\(location.course)°") }
        if location.verticalAccuracy > 0 { print("\\(location.altitude) m") }
      }
      """),
    "HOW-49": CodeExample(
      .members,
      """
      private var used: CLLocation?

      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        // At most one a minute.
        for location in locations where location.timestamp.timeIntervalSince(used?.timestamp ?? .distantPast) >= 60 {
          used = location
          print(location.coordinate)
        }
      }
      """),
    "HOW-46": CodeExample(
      .members,
      """
      func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        // Negative values are invalid; the first locations may be old or rough. Without GPS, allow 200 instead of 50.
        let good = locations.filter { (0...50).contains($0.horizontalAccuracy) && $0.timestamp.timeIntervalSinceNow > -10 }
        if let location = good.last { print(location.coordinate) }
      }
      """),
  ]
}
