/// The methods that a location manager calls on its delegate.
enum DelegateMethod {
  static let didUpdateLocations = "locationManager(_:didUpdateLocations:)"
  static let didFail = "locationManager(_:didFailWithError:)"
  static let didChangeAuthorization = "locationManagerDidChangeAuthorization(_:)"
  static let didChangeStatus = "locationManager(_:didChangeAuthorization:)"

  /// The full names in Swift.
  static let swiftNames: Set<String> = [
    didUpdateLocations, didFail, didChangeAuthorization, didChangeStatus,
    "locationManager(_:didUpdateTo:from:)",
    "locationManager(_:didUpdateHeading:)",
    "locationManagerShouldDisplayHeadingCalibration(_:)",
    "locationManager(_:didDetermineState:for:)",
    "locationManager(_:didRange:satisfying:)",
    "locationManager(_:didFailRangingFor:error:)",
    "locationManager(_:didRangeBeacons:in:)",
    "locationManager(_:rangingBeaconsDidFailFor:withError:)",
    "locationManager(_:didEnterRegion:)",
    "locationManager(_:didExitRegion:)",
    "locationManager(_:monitoringDidFailFor:withError:)",
    "locationManager(_:didStartMonitoringFor:)",
    "locationManagerDidPauseLocationUpdates(_:)",
    "locationManagerDidResumeLocationUpdates(_:)",
    "locationManager(_:didFinishDeferredUpdatesWithError:)",
    "locationManager(_:didVisit:)",
  ]

  /// The selectors, spelled as a Swift declaration would be whose labels are the selector's parts.
  static let selectors: Set<String> = [
    didUpdateLocations, didFail, didChangeAuthorization,
    "locationManager(_:didUpdateToLocation:fromLocation:)",
    "locationManager(_:didUpdateHeading:)",
    "locationManagerShouldDisplayHeadingCalibration(_:)",
    "locationManager(_:didDetermineState:forRegion:)",
    "locationManager(_:didRangeBeacons:satisfyingConstraint:)",
    "locationManager(_:didFailRangingBeaconsForConstraint:error:)",
    "locationManager(_:didRangeBeacons:inRegion:)",
    "locationManager(_:rangingBeaconsDidFailForRegion:withError:)",
    "locationManager(_:didEnterRegion:)",
    "locationManager(_:didExitRegion:)",
    "locationManager(_:monitoringDidFailForRegion:withError:)",
    "locationManager(_:didChangeAuthorizationStatus:)",
    "locationManager(_:didStartMonitoringForRegion:)",
    "locationManagerDidPauseLocationUpdates(_:)",
    "locationManagerDidResumeLocationUpdates(_:)",
    "locationManager(_:didFinishDeferredUpdatesWithError:)",
    "locationManager(_:didVisit:)",
  ]

  /// The names of today for those of selectors and of Swift 2, where they differ.
  static let olderNames: [String: String] = [
    "locationManager(_:didChangeAuthorizationStatus:)": DelegateMethod.didChangeStatus,
    "locationManager(_:didUpdateToLocation:fromLocation:)": DelegateMethod.didUpdateLocations,
    "locationManager(_:didDetermineState:forRegion:)": "locationManager(_:didDetermineState:for:)",
    "locationManager(_:didRangeBeacons:inRegion:)": "locationManager(_:didRangeBeacons:in:)",
    "locationManager(_:rangingBeaconsDidFailForRegion:withError:)":
      "locationManager(_:rangingBeaconsDidFailFor:withError:)",
    "locationManager(_:monitoringDidFailForRegion:withError:)":
      "locationManager(_:monitoringDidFailFor:withError:)",
    "locationManager(_:didStartMonitoringForRegion:)": "locationManager(_:didStartMonitoringFor:)",
    "locationManager(_:didRangeBeacons:satisfyingConstraint:)": "locationManager(_:didRange:satisfying:)",
  ]
}
