/// The events that a location manager reports to an app.
///
/// Every method has a default implementation, because protocols on Linux have no optional methods.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Tells the delegate that new locations have arrived, the newest last.
  @available(iOS 6.0, *)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Tells the delegate that no location or heading could be obtained.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// Tells the delegate that the status or the accuracy has changed, and once when the manager is created.
  @available(iOS 14.0, *)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// Tells the delegate the new status, before iOS 14.
  @available(iOS, introduced: 4.2, deprecated: 14.0)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// Tells the delegate that the heading has changed.
  @available(iOS 3.0, *)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

  /// Asks the delegate whether the calibration display may be shown.
  @available(iOS 3.0, *)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

  /// Tells the delegate whether the device is inside a region.
  @available(iOS 7.0, *)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  /// Tells the delegate that the device has entered a region.
  @available(iOS 4.0, *)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

  /// Tells the delegate that the device has left a region.
  @available(iOS 4.0, *)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  /// Tells the delegate that monitoring of a region has begun.
  @available(iOS 5.0, *)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

  /// Tells the delegate that a region cannot be monitored.
  @available(iOS 4.0, *)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

  /// Tells the delegate which beacons that meet a constraint are in range.
  @available(iOS 13.0, *)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)

  /// Tells the delegate that the beacons that meet a constraint cannot be ranged.
  @available(iOS 13.0, *)
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error)

  /// Tells the delegate which beacons of a region are in range, before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)

  /// Tells the delegate that the beacons of a region cannot be ranged, before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)

  /// Tells the delegate that a visit to a place has begun or ended.
  @available(iOS 8.0, *)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

  /// Tells the delegate that updates have been paused to save power.
  @available(iOS 6.0, *)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

  /// Tells the delegate that paused updates have resumed.
  @available(iOS 6.0, *)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

  /// Tells the delegate that updates are no longer deferred.
  @available(iOS 6.0, *)
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}

// The default implementations do what iOS does if the delegate lacks a method: nothing, except for the callback that
// replaced another in iOS 14. Two record that they were called, because there is no `responds(to:)` here:
// requestLocation() depends on one, and tests that wait for an answer on the other.
extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}

  /// Records that the delegate can't receive failures.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    manager.delegateLacksFailureMethod = true
  }

  /// Calls the older method, so that a delegate with only that method receives changes of status, but not of
  /// accuracy.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    guard manager.statusToldToOlderMethod != status else { return }
    manager.statusToldToOlderMethod = status
    locationManager(manager, didChangeAuthorization: status)
  }

  /// Records that the delegate can't receive the status.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) { manager.delegateLacksStatusMethod = true }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {}

  /// Declines the calibration display.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool { false }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
  ) {}

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {}

  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {}

  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {}

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {}
}

// Optional calls: `delegate.locationManager?(…)` needs an optional callable of that name. The attribute gives
// everything of the same name in a client's class, such as its manager, precedence over these properties.
extension CLLocationManagerDelegate {
  /// The methods named `locationManager`, for an optional call of one of them.
  @_disfavoredOverload
  public var locationManager: CLLocationManagerDelegateMethods? {
    CLLocationManagerDelegateMethods(delegate: self)
  }

  /// The method of that name, for an optional call of it.
  @_disfavoredOverload
  public var locationManagerDidChangeAuthorization: ((CLLocationManager) -> Void)? {
    { manager in self.locationManagerDidChangeAuthorization(manager) }
  }

  /// The method of that name, for an optional call of it.
  @_disfavoredOverload
  public var locationManagerShouldDisplayHeadingCalibration: ((CLLocationManager) -> Bool)? {
    { manager in self.locationManagerShouldDisplayHeadingCalibration(manager) }
  }

  /// The method of that name, for an optional call of it.
  @_disfavoredOverload
  public var locationManagerDidPauseLocationUpdates: ((CLLocationManager) -> Void)? {
    { manager in self.locationManagerDidPauseLocationUpdates(manager) }
  }

  /// The method of that name, for an optional call of it.
  @_disfavoredOverload
  public var locationManagerDidResumeLocationUpdates: ((CLLocationManager) -> Void)? {
    { manager in self.locationManagerDidResumeLocationUpdates(manager) }
  }
}

/// The methods of a delegate that are named `locationManager`, in the form that an optional call requires.
///
/// `delegate?.locationManager?(manager, didUpdateLocations: locations)` finds one of them: on Apple's platforms the
/// methods are optional, and code that forwards events calls them this way.
public struct CLLocationManagerDelegateMethods {
  let delegate: any CLLocationManagerDelegate

  /// Tells the delegate that new locations have arrived, the newest last.
  public func callAsFunction(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    delegate.locationManager(manager, didUpdateLocations: locations)
  }

  /// Tells the delegate that no location or heading could be obtained.
  public func callAsFunction(_ manager: CLLocationManager, didFailWithError error: any Error) {
    delegate.locationManager(manager, didFailWithError: error)
  }

  /// Tells the delegate the new status, before iOS 14.
  public func callAsFunction(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    delegate.locationManager(manager, didChangeAuthorization: status)
  }

  /// Tells the delegate that the heading has changed.
  public func callAsFunction(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    delegate.locationManager(manager, didUpdateHeading: newHeading)
  }

  /// Tells the delegate whether the device is inside a region.
  public func callAsFunction(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    delegate.locationManager(manager, didDetermineState: state, for: region)
  }

  /// Tells the delegate that the device has entered a region.
  public func callAsFunction(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    delegate.locationManager(manager, didEnterRegion: region)
  }

  /// Tells the delegate that the device has left a region.
  public func callAsFunction(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    delegate.locationManager(manager, didExitRegion: region)
  }

  /// Tells the delegate that monitoring of a region has begun.
  public func callAsFunction(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    delegate.locationManager(manager, didStartMonitoringFor: region)
  }

  /// Tells the delegate that a region cannot be monitored.
  public func callAsFunction(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    delegate.locationManager(manager, monitoringDidFailFor: region, withError: error)
  }

  /// Tells the delegate which beacons that meet a constraint are in range.
  public func callAsFunction(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {
    delegate.locationManager(manager, didRange: beacons, satisfying: beaconConstraint)
  }

  /// Tells the delegate that the beacons that meet a constraint cannot be ranged.
  public func callAsFunction(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {
    delegate.locationManager(manager, didFailRangingFor: beaconConstraint, error: error)
  }

  /// Tells the delegate which beacons of a region are in range, before iOS 13.
  public func callAsFunction(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {
    delegate.locationManager(manager, didRangeBeacons: beacons, in: region)
  }

  /// Tells the delegate that the beacons of a region cannot be ranged, before iOS 13.
  public func callAsFunction(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
  ) {
    delegate.locationManager(manager, rangingBeaconsDidFailFor: region, withError: error)
  }

  /// Tells the delegate that a visit to a place has begun or ended.
  public func callAsFunction(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    delegate.locationManager(manager, didVisit: visit)
  }

  /// Tells the delegate that updates are no longer deferred.
  public func callAsFunction(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {
    delegate.locationManager(manager, didFinishDeferredUpdatesWithError: error)
  }
}
