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

  /// What Apple declares.
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

  /// The name as a Swift declaration would have it whose labels are the parts of the selector, as up to Swift 2.
  package var selectorName: String {
    let parts = (declaration.objectiveC ?? "").split(separator: ":")
    guard let first = parts.first else { return name }
    return first + "(_:" + parts.dropFirst().map { $0 + ":" }.joined() + ")"
  }

  /// The method that took this one's place where Swift can't use it any more; itself for all others.
  package var successor: DelegateMethod { self == .didUpdateToLocation ? .didUpdateLocations : self }

  private func method(
    _ name: String, _ availability: Availability, selector: String? = nil
  ) -> Declaration {
    .method(name, of: .locationManagerDelegate, availability, selector: selector)
  }
}
