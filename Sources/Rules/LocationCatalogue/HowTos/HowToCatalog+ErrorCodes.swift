import LocationPolicy

extension HowToCatalog {
  /// The codes of CLError, whose domain is kCLErrorDomain.
  static let errorCodes: [HowTo] = [
    code(
      0, "locationUnknown", "No location is known at the moment; the service keeps looking.",
      """
      Keep startUpdatingLocation() on and wait for locationManager(_:didUpdateLocations:). After requestLocation() the \
      error is final: call it again later, or with a coarser desiredAccuracy. In the Simulator, choose a location.
      """, [.err002], chinese: ["不能获取到位置", "定位失败 错误 0"]),
    code(
      1, "denied",
      """
      The person refused, Location Services is off or restricted, or a service was started in the background with While \
      Using.
      """,
      """
      Stop the service, and read authorizationStatus: while it is .denied, offer \
      UIApplication.openSettingsURLString; while it is .restricted, the person can't change it (HOW-32). While it is \
      authorized, call startUpdatingLocation() in the foreground, or ask for Always with \
      requestAlwaysAuthorization().
      """, [.err003, .bg009, .set006, .set009], chinese: ["没有定位权限 错误 1", "权限不足 无法定位"]),
    code(
      2, "network",
      """
      The network can't be reached, which geocoding and some locations need, or CLGeocoder was asked too often in a \
      short time.
      """,
      """
      Without a network CLGeocoder can't find an address, while startUpdatingLocation() may find a location. Geocode once \
      the person has moved some distance, and not for every location. Otherwise try again when there is a connection, \
      and check airplane mode. From iOS 26 on CLGeocoder is deprecated: MapKit's MKReverseGeocodingRequest and \
      MKGeocodingRequest take its place.
      """, [.err001, .mon019]),
    code(
      3, "headingFailure", "Something magnetic disturbs the compass.",
      """
      Move away from magnets, and return true from locationManagerShouldDisplayHeadingCalibration(_:) so that the system \
      can calibrate.
      """, [.del091]),
    code(
      4, "regionMonitoringDenied",
      "Regions are monitored without the authorization that they need, or after a refusal.",
      """
      Until iOS 12, call requestAlwaysAuthorization() before startMonitoring(for:), on iOS 8 to 10 as the first request: \
      from When In Use it does nothing there. From iOS 13 on, check that \
      authorizationStatus is not .denied.
      """, [.err004, .mon001]),
    code(
      5, "regionMonitoringFailure",
      "A region can't be monitored: it is the 21st, or its radius is above the maximum.",
      """
      Monitor at most 20 regions: count monitoredRegions before startMonitoring(for:), and keep the radius below \
      maximumRegionMonitoringDistance.
      """, [.err004, .mon006]),
    code(
      6, "regionMonitoringSetupDelayed", "The system begins to monitor a region later.",
      "Leave the region monitored: startMonitoring(for:) need not be called again.", [.err004]),
    code(
      7, "regionMonitoringResponseDelayed", "Events of a region will come later than usual.",
      """
      Expect a late didEnterRegion, and ask with requestState(for:) when the app comes to the front. The error's userInfo \
      may name a region that can be monitored better, under kCLErrorUserInfoAlternateRegionKey.
      """, [.err004]),
    code(
      8, "geocodeFoundNoResult", "Geocoding found no address or place.",
      """
      Check the coordinate or the address that CLGeocoder was given; a coordinate in the sea, such as 0, 0 before \
      the first location, has none. From iOS 26 on CLGeocoder is deprecated: MapKit's MKReverseGeocodingRequest and \
      MKGeocodingRequest take its place.
      """, [.err001, .mon019], english: ["geocoding fails", "reverseGeocodeLocation error 8"]),
    code(
      9, "geocodeFoundPartialResult", "Geocoding found only a part of the address.",
      "Use what the CLPlacemark has, and check each of its properties for nil.", [.err001]),
    code(
      10, "geocodeCanceled", "The request was canceled, for example by cancelGeocode().",
      """
      Make one request of a CLGeocoder at a time, and begin the next in the completion handler. From iOS 26 on \
      CLGeocoder is deprecated: MapKit's MKReverseGeocodingRequest and MKGeocodingRequest take its place.
      """, [.err001, .mon019]),
    code(
      11, "deferredFailed", "Locations can't be delivered later, in bulk.",
      "Stop calling allowDeferredLocationUpdates(untilTraveled:timeout:): deferral ended with iOS 13.",
      [.del085]),
    code(
      12, "deferredNotUpdatingLocation", "Deferral was asked for while no updates were on.",
      "Call startUpdatingLocation() first; on iOS 13 and later leave deferral out.", [.del085]),
    code(
      13, "deferredAccuracyTooLow", "Deferral needs the finest accuracy.",
      "Set desiredAccuracy to kCLLocationAccuracyBest; on iOS 13 and later leave deferral out.", [.del085]),
    code(
      14, "deferredDistanceFiltered", "Deferral works only without a distance filter.",
      "Set distanceFilter to kCLDistanceFilterNone; on iOS 13 and later leave deferral out.", [.del085]),
    code(
      15, "deferredCanceled", "Deferral ended early, by the app or the system.",
      "Handle what locationManager(_:didUpdateLocations:) delivers, and leave deferral out on iOS 13 and later.",
      [.del085]),
    code(
      16, "rangingUnavailable",
      "Beacons can't be ranged: Bluetooth or Location Services is off, or airplane mode is on.",
      """
      Ask the person to turn Bluetooth and Location Services on, and airplane mode off. \
      CLLocationManager.isRangingAvailable() tells only whether the device supports ranging.
      """, [.err004], since: "7+"),
    code(
      17, "rangingFailure", "Ranging of beacons failed.",
      "Call startRangingBeacons(satisfying:) again later; keep the UUID of the CLBeaconIdentityConstraint as it is.",
      [.err001], since: "7+"),
    code(
      18, "promptDeclined",
      """
      requestTemporaryFullAccuracyAuthorization(withPurposeKey:) showed no prompt: the purpose key is not in the \
      Info.plist, the app has full accuracy already, or it is not in the foreground.
      """,
      """
      Add the key to NSLocationTemporaryUsageDescriptionDictionary, and make the request only while \
      accuracyAuthorization is .reducedAccuracy.
      """, [.err004, .auth072, .key032], since: "14+"),
    code(
      19, "historicalLocationError",
      "Past locations were asked for, which only watchOS has.",
      "Use startUpdatingLocation() for locations from now on.", [.err001], since: "16+"),
  ]

  private static func code(
    _ number: Int, _ name: String, _ reason: String, _ advice: String, _ facts: [Fact],
    since releases: String = "all", english: [String] = [], chinese: [String] = []
  ) -> HowTo {
    let digits = number < 10 ? "0\(number)" : "\(number)"
    return HowTo(
      id: "CLE-\(digits)", releases: releases, title: "kCLErrorDomain error \(number), CLError.\(name)",
      reason: reason, advice: advice, facts: facts, sources: [],
      english: [
        "kCLErrorDomain code=\(number)", "Error Domain=kCLErrorDomain Code=\(number)",
        "The operation couldn't be completed. (kCLErrorDomain error \(number).)",
      ] + english,
      chinese: ["kCLErrorDomain 错误 \(number)"] + chinese)
  }
}
