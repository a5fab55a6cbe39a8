/// The members of the location manager that an auditor wants to know of.
enum LocationManagerNames {
  /// The class itself.
  static let owner = "CLLocationManager"

  /// The requests, the services and the questions.
  static let methods: [LocationName] = [
    .method("requestWhenInUseAuthorization()", of: owner),
    .method("requestAlwaysAuthorization()", of: owner),
    .method(
      "requestTemporaryFullAccuracyAuthorization(withPurposeKey:)",
      "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:", of: owner),
    .method(
      "requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)",
      "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:", of: owner),
    .method("authorizationStatus()", of: owner, .shared),
    .method("locationServicesEnabled()", of: owner),
    .method("startUpdatingLocation()", of: owner),
    .method("stopUpdatingLocation()", of: owner),
    .method("requestLocation()", of: owner, .shared),
    .method("startUpdatingHeading()", of: owner),
    .method("stopUpdatingHeading()", of: owner),
    .method("headingAvailable()", of: owner, .shared),
    .method("dismissHeadingCalibrationDisplay()", of: owner),
    .method("startMonitoringSignificantLocationChanges()", of: owner),
    .method("stopMonitoringSignificantLocationChanges()", of: owner),
    .method("significantLocationChangeMonitoringAvailable()", of: owner),
    .method("startMonitoringVisits()", of: owner),
    .method("stopMonitoringVisits()", of: owner),
    .method("startMonitoring(for:)", "startMonitoringForRegion:", of: owner, .shared),
    .method(
      "startMonitoring(for:desiredAccuracy:)", "startMonitoringForRegion:desiredAccuracy:", of: owner,
      .shared),
    .method("stopMonitoring(for:)", "stopMonitoringForRegion:", of: owner, .shared),
    .method("requestState(for:)", "requestStateForRegion:", of: owner, .shared),
    .method("isMonitoringAvailable(for:)", "isMonitoringAvailableForClass:", of: owner, .shared),
    .method("regionMonitoringAvailable()", of: owner),
    .method("regionMonitoringEnabled()", of: owner),
    .method("startRangingBeacons(in:)", "startRangingBeaconsInRegion:", of: owner),
    .method("startRangingBeacons(satisfying:)", "startRangingBeaconsSatisfyingConstraint:", of: owner),
    .method("stopRangingBeacons(in:)", "stopRangingBeaconsInRegion:", of: owner),
    .method("stopRangingBeacons(satisfying:)", "stopRangingBeaconsSatisfyingConstraint:", of: owner),
    .method("isRangingAvailable()", of: owner, .shared),
    .method(
      "allowDeferredLocationUpdates(untilTraveled:timeout:)",
      "allowDeferredLocationUpdatesUntilTraveled:timeout:", of: owner),
    .method("disallowDeferredLocationUpdates()", of: owner),
    .method("deferredLocationUpdatesAvailable()", of: owner),
    .method("startMonitoringLocationPushes()", of: owner),
    .method(
      "startMonitoringLocationPushes(completion:)", "startMonitoringLocationPushesWithCompletion:", of: owner),
    .method("stopMonitoringLocationPushes()", of: owner),
    .method("historicalLocations(purposeKey:sampleCount:)", of: owner, .shared),
    .method(
      "requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)",
      "requestHistoricalLocationsWithPurposeKey:sampleCount:completionHandler:", of: owner),
  ]

  /// The settings and the readings.
  static let properties: [LocationName] = [
    .property("allowsBackgroundLocationUpdates", of: owner),
    .property("showsBackgroundLocationIndicator", of: owner),
    .property("pausesLocationUpdatesAutomatically", of: owner),
    .property("accuracyAuthorization", of: owner),
    .property("isAuthorizedForWidgetUpdates", of: owner),
    .property("maximumRegionMonitoringDistance", of: owner),
    .property("rangedBeaconConstraints", of: owner),
    .property("monitoredRegions", of: owner, .shared),
    .property("rangedRegions", of: owner, .shared),
    .property("authorizationStatus", of: owner, .shared),
    .property("desiredAccuracy", of: owner, .shared),
    .property("distanceFilter", of: owner, .shared),
    .property("activityType", of: owner, .shared),
    .property("headingFilter", of: owner, .shared),
    .property("headingOrientation", of: owner, .shared),
    .property("delegate", of: owner, .common),
    .property("location", of: owner, .common),
    .property("heading", of: owner, .common),
    .property("headingAvailable", of: owner, .common),
    .property("locationServicesEnabled", of: owner, .common),
    .property("purpose", of: owner, .common),
  ]
}
