/// A method or a property of CLLocationManager.
package enum ManagerMember: CaseIterable, Hashable, Sendable {
  case requestWhenInUseAuthorization
  case requestAlwaysAuthorization
  case requestTemporaryFullAccuracyAuthorization
  case requestTemporaryFullAccuracyAuthorizationWithCompletion
  case currentAuthorizationStatus
  case locationServicesEnabled
  case startUpdatingLocation
  case stopUpdatingLocation
  case requestLocation
  case startUpdatingHeading
  case stopUpdatingHeading
  case headingAvailable
  case dismissHeadingCalibrationDisplay
  case startMonitoringSignificantLocationChanges
  case stopMonitoringSignificantLocationChanges
  case significantLocationChangeMonitoringAvailable
  case startMonitoringVisits
  case stopMonitoringVisits
  case startMonitoringRegion
  case startMonitoringRegionWithAccuracy
  case stopMonitoringRegion
  case requestState
  case isMonitoringAvailable
  case regionMonitoringAvailable
  case regionMonitoringEnabled
  case startRangingRegion
  case startRangingBeacons
  case stopRangingRegion
  case stopRangingBeacons
  case isRangingAvailable
  case allowDeferredLocationUpdates
  case disallowDeferredLocationUpdates
  case deferredLocationUpdatesAvailable
  case startMonitoringLocationPushes
  case stopMonitoringLocationPushes
  case requestHistoricalLocations

  case allowsBackgroundLocationUpdates
  case showsBackgroundLocationIndicator
  case pausesLocationUpdatesAutomatically
  case accuracyAuthorization
  case isAuthorizedForWidgetUpdates
  case maximumRegionMonitoringDistance
  case rangedBeaconConstraints
  case monitoredRegions
  case rangedRegions
  case authorizationStatus
  case desiredAccuracy
  case distanceFilter
  case activityType
  case headingFilter
  case headingOrientation
  case delegate
  case location
  case heading
  case headingAvailableProperty
  case locationServicesEnabledProperty
  case purpose

  /// Apple's declaration of the member.
  package var declaration: Declaration {
    switch self {
    case .requestWhenInUseAuthorization: method("requestWhenInUseAuthorization()", .since(8))
    case .requestAlwaysAuthorization: method("requestAlwaysAuthorization()", .since(8))
    case .requestTemporaryFullAccuracyAuthorization:
      method(
        "requestTemporaryFullAccuracyAuthorization(withPurposeKey:)", .since(14),
        selector: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:")
    case .requestTemporaryFullAccuracyAuthorizationWithCompletion:
      method(
        "requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:)", .since(14),
        selector: "requestTemporaryFullAccuracyAuthorizationWithPurposeKey:completion:",
        async: "requestTemporaryFullAccuracyAuthorization(withPurposeKey:)")
    case .currentAuthorizationStatus: method("authorizationStatus()", .since(Version(4, 2), until: 14))
    case .locationServicesEnabled: method("locationServicesEnabled()", .since(4))
    case .startUpdatingLocation: method("startUpdatingLocation()", .since(2))
    case .stopUpdatingLocation: method("stopUpdatingLocation()", .since(2))
    case .requestLocation: method("requestLocation()", .since(9))
    case .startUpdatingHeading: method("startUpdatingHeading()", .since(3))
    case .stopUpdatingHeading: method("stopUpdatingHeading()", .since(3))
    case .headingAvailable: method("headingAvailable()", .since(4))
    case .dismissHeadingCalibrationDisplay: method("dismissHeadingCalibrationDisplay()", .since(3))
    case .startMonitoringSignificantLocationChanges:
      method("startMonitoringSignificantLocationChanges()", .since(4))
    case .stopMonitoringSignificantLocationChanges:
      method("stopMonitoringSignificantLocationChanges()", .since(4))
    case .significantLocationChangeMonitoringAvailable:
      method("significantLocationChangeMonitoringAvailable()", .since(4))
    case .startMonitoringVisits: method("startMonitoringVisits()", .since(8))
    case .stopMonitoringVisits: method("stopMonitoringVisits()", .since(8))
    case .startMonitoringRegion:
      method("startMonitoring(for:)", .ending(since: 5), selector: "startMonitoringForRegion:")
    case .startMonitoringRegionWithAccuracy:
      method(
        "startMonitoring(for:desiredAccuracy:)", .never, selector: "startMonitoringForRegion:desiredAccuracy:"
      )
    case .stopMonitoringRegion:
      method("stopMonitoring(for:)", .ending(since: 5), selector: "stopMonitoringForRegion:")
    case .requestState: method("requestState(for:)", .ending(since: 5), selector: "requestStateForRegion:")
    case .isMonitoringAvailable:
      method("isMonitoringAvailable(for:)", .since(7), selector: "isMonitoringAvailableForClass:")
    case .regionMonitoringAvailable: method("regionMonitoringAvailable()", .never)
    case .regionMonitoringEnabled: method("regionMonitoringEnabled()", .never)
    case .startRangingRegion:
      method("startRangingBeacons(in:)", .since(7, until: 13), selector: "startRangingBeaconsInRegion:")
    case .startRangingBeacons:
      method(
        "startRangingBeacons(satisfying:)", .since(13), selector: "startRangingBeaconsSatisfyingConstraint:")
    case .stopRangingRegion:
      method("stopRangingBeacons(in:)", .since(7, until: 13), selector: "stopRangingBeaconsInRegion:")
    case .stopRangingBeacons:
      method(
        "stopRangingBeacons(satisfying:)", .since(13), selector: "stopRangingBeaconsSatisfyingConstraint:")
    case .isRangingAvailable: method("isRangingAvailable()", .since(7))
    case .allowDeferredLocationUpdates:
      method(
        "allowDeferredLocationUpdates(untilTraveled:timeout:)", .since(6, until: 13),
        selector: "allowDeferredLocationUpdatesUntilTraveled:timeout:")
    case .disallowDeferredLocationUpdates: method("disallowDeferredLocationUpdates()", .since(6, until: 13))
    case .deferredLocationUpdatesAvailable: method("deferredLocationUpdatesAvailable()", .since(6, until: 13))
    case .startMonitoringLocationPushes:
      method(
        "startMonitoringLocationPushes(completion:)", .since(15),
        selector: "startMonitoringLocationPushesWithCompletion:", async: "startMonitoringLocationPushes()")
    case .stopMonitoringLocationPushes: method("stopMonitoringLocationPushes()", .since(15))
    case .requestHistoricalLocations:
      method(
        "requestHistoricalLocations(purposeKey:sampleCount:completionHandler:)", .never,
        selector: "requestHistoricalLocationsWithPurposeKey:sampleCount:completionHandler:",
        async: "historicalLocations(purposeKey:sampleCount:)")
    case .allowsBackgroundLocationUpdates: property("allowsBackgroundLocationUpdates", .since(9))
    case .showsBackgroundLocationIndicator: property("showsBackgroundLocationIndicator", .since(11))
    case .pausesLocationUpdatesAutomatically: property("pausesLocationUpdatesAutomatically", .since(6))
    case .accuracyAuthorization: property("accuracyAuthorization", .since(14))
    case .isAuthorizedForWidgetUpdates: property("isAuthorizedForWidgetUpdates", .since(14))
    case .maximumRegionMonitoringDistance: property("maximumRegionMonitoringDistance", .since(4))
    case .rangedBeaconConstraints: property("rangedBeaconConstraints", .since(13))
    case .monitoredRegions: property("monitoredRegions", .since(4))
    case .rangedRegions: property("rangedRegions", .since(7, until: 13))
    case .authorizationStatus: property("authorizationStatus", .since(14))
    case .desiredAccuracy: property("desiredAccuracy", .since(2))
    case .distanceFilter: property("distanceFilter", .since(2))
    case .activityType: property("activityType", .since(6))
    case .headingFilter: property("headingFilter", .since(3))
    case .headingOrientation: property("headingOrientation", .since(4))
    case .delegate: property("delegate", .since(2))
    case .location: property("location", .since(2))
    case .heading: property("heading", .since(4))
    case .headingAvailableProperty: property("headingAvailable", .never)
    case .locationServicesEnabledProperty: property("locationServicesEnabled", .never)
    case .purpose: property("purpose", .never)
    }
  }

  private func method(
    _ name: String, _ availability: Availability, selector: String? = nil, async asyncName: String? = nil
  ) -> Declaration {
    .method(name, of: .locationManager, availability, selector: selector, async: asyncName)
  }

  private func property(_ name: String, _ availability: Availability) -> Declaration {
    .property(name, of: .locationManager, availability)
  }
}

/// A service of the location manager, with the methods that start and stop it, and what the rules ask about it.
package enum ServiceMethods: CaseIterable, Hashable, Sendable {
  case locationUpdates
  case heading
  case significantLocationChanges
  case visits
  case regions
  case beacons
  case locationPushes

  /// The method that starts the service, on the newest SDK.
  package var start: Declaration { traits.start.declaration }
  /// The method that stops the service.
  package var stop: Declaration { traits.stop.declaration }

  /// The word for the start in a scenario.
  package var startWord: String { word(for: { $0.start }) }
  /// The word for the stop in a scenario.
  package var stopWord: String { word(for: { $0.stop }) }

  /// Returns the word for a method: its base name, or its full name if a service above has a method of the same base
  /// name.
  private func word(for method: (ServiceMethods) -> Declaration) -> String {
    let declaration = method(self)
    let isTaken = Self.allCases.prefix { $0 != self }.contains {
      method($0).baseName == declaration.baseName
    }
    return isTaken ? declaration.name : declaration.baseName
  }

  /// The service's name inside a sentence.
  package var name: String { traits.name }
  /// Whether the service goes on when the app's process has ended, and launches the app for its events.
  package var outlivesProcess: Bool { traits.outlivesProcess }

  private struct Traits {
    let start: ManagerMember
    let stop: ManagerMember
    let name: String
    var outlivesProcess = false
  }

  private var traits: Traits {
    switch self {
    case .locationUpdates:
      Traits(start: .startUpdatingLocation, stop: .stopUpdatingLocation, name: "location updates")
    case .heading: Traits(start: .startUpdatingHeading, stop: .stopUpdatingHeading, name: "heading updates")
    case .significantLocationChanges:
      Traits(
        start: .startMonitoringSignificantLocationChanges, stop: .stopMonitoringSignificantLocationChanges,
        name: "significant changes", outlivesProcess: true)
    case .visits:
      Traits(
        start: .startMonitoringVisits, stop: .stopMonitoringVisits, name: "visits", outlivesProcess: true)
    case .regions:
      Traits(
        start: .startMonitoringRegion, stop: .stopMonitoringRegion, name: "monitoring of regions",
        outlivesProcess: true)
    case .beacons:
      Traits(start: .startRangingBeacons, stop: .stopRangingBeacons, name: "ranging of beacons")
    case .locationPushes:
      Traits(
        start: .startMonitoringLocationPushes, stop: .stopMonitoringLocationPushes, name: "location pushes")
    }
  }
}

/// A method of CLLocationManagerDelegate.
package enum DelegateMethod: CaseIterable, Hashable, Sendable {
  case didUpdateLocations
  case didUpdateToLocation
  case didFailWithError
  case didChangeAuthorization
  case didChangeAuthorizationStatus
  case didUpdateHeading
  case shouldDisplayHeadingCalibration
  case didDetermineState
  case didEnterRegion
  case didExitRegion
  case didStartMonitoring
  case monitoringDidFail
  case didRange
  case didFailRanging
  case didRangeInRegion
  case rangingInRegionDidFail
  case didVisit
  case didPauseLocationUpdates
  case didResumeLocationUpdates
  case didFinishDeferredUpdates

  /// Apple's declaration of the method.
  package var declaration: Declaration {
    switch self {
    case .didUpdateLocations: method("locationManager(_:didUpdateLocations:)", .since(6))
    case .didUpdateToLocation:
      method(
        "locationManager(_:didUpdateTo:from:)", .never,
        selector: "locationManager:didUpdateToLocation:fromLocation:")
    case .didFailWithError: method("locationManager(_:didFailWithError:)", .since(2))
    case .didChangeAuthorization: method("locationManagerDidChangeAuthorization(_:)", .since(14))
    case .didChangeAuthorizationStatus:
      method(
        "locationManager(_:didChangeAuthorization:)", .since(Version(4, 2), until: 14),
        selector: "locationManager:didChangeAuthorizationStatus:")
    case .didUpdateHeading: method("locationManager(_:didUpdateHeading:)", .since(3))
    case .shouldDisplayHeadingCalibration:
      method("locationManagerShouldDisplayHeadingCalibration(_:)", .since(3))
    case .didDetermineState:
      method(
        "locationManager(_:didDetermineState:for:)", .since(7),
        selector: "locationManager:didDetermineState:forRegion:")
    case .didEnterRegion: method("locationManager(_:didEnterRegion:)", .since(4))
    case .didExitRegion: method("locationManager(_:didExitRegion:)", .since(4))
    case .didStartMonitoring:
      method(
        "locationManager(_:didStartMonitoringFor:)", .since(5),
        selector: "locationManager:didStartMonitoringForRegion:")
    case .monitoringDidFail:
      method(
        "locationManager(_:monitoringDidFailFor:withError:)", .since(4),
        selector: "locationManager:monitoringDidFailForRegion:withError:")
    case .didRange:
      method(
        "locationManager(_:didRange:satisfying:)", .since(13),
        selector: "locationManager:didRangeBeacons:satisfyingConstraint:")
    case .didFailRanging:
      method(
        "locationManager(_:didFailRangingFor:error:)", .since(13),
        selector: "locationManager:didFailRangingBeaconsForConstraint:error:")
    case .didRangeInRegion:
      method(
        "locationManager(_:didRangeBeacons:in:)", .since(7, until: 13),
        selector: "locationManager:didRangeBeacons:inRegion:")
    case .rangingInRegionDidFail:
      method(
        "locationManager(_:rangingBeaconsDidFailFor:withError:)", .since(7, until: 13),
        selector: "locationManager:rangingBeaconsDidFailForRegion:withError:")
    case .didVisit: method("locationManager(_:didVisit:)", .since(8))
    case .didPauseLocationUpdates: method("locationManagerDidPauseLocationUpdates(_:)", .since(6))
    case .didResumeLocationUpdates: method("locationManagerDidResumeLocationUpdates(_:)", .since(6))
    case .didFinishDeferredUpdates: method("locationManager(_:didFinishDeferredUpdatesWithError:)", .since(6))
    }
  }

  /// The full name in Swift.
  package var name: String { declaration.name }

  /// The name of a Swift declaration whose labels are the parts of the selector, as up to Swift 2.
  package var selectorName: String {
    let parts = (declaration.objectiveC ?? "").split(separator: ":")
    guard let first = parts.first else { return name }
    return first + "(_:" + parts.dropFirst().map { $0 + ":" }.joined() + ")"
  }

  /// The method that replaced this one if Swift can't use it anymore; otherwise the method itself.
  package var successor: DelegateMethod { self == .didUpdateToLocation ? .didUpdateLocations : self }

  private func method(
    _ name: String, _ availability: Availability, selector: String? = nil
  ) -> Declaration {
    .method(name, of: .locationManagerDelegate, availability, selector: selector)
  }
}
