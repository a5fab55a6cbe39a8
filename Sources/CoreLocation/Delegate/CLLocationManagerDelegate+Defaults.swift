// The defaults do what iOS does about a method that the delegate lacks: nothing, but for the callback that
// replaced another in iOS 14. Each also tells the manager, which has no `responds(to:)` here.
extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    manager.delegateGaps.insert(.didUpdateLocations)
  }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    manager.delegateGaps.insert(.didFailWithError)
  }

  /// Tells the older callback, so that a delegate that knows only that one is told.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    manager.delegateGaps.insert(.authorization)
    locationManager(manager, didChangeAuthorization: manager.authorizationStatus)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {
    manager.delegateGaps.insert(.didChangeAuthorization)
  }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    manager.delegateGaps.insert(.didUpdateHeading)
  }

  /// Answers that the calibration display is not wanted.
  public func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool {
    manager.delegateGaps.insert(.shouldDisplayHeadingCalibration)
    return false
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion
  ) {
    manager.delegateGaps.insert(.didDetermineState)
  }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) {
    manager.delegateGaps.insert(.didEnterRegion)
  }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) {
    manager.delegateGaps.insert(.didExitRegion)
  }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) {
    manager.delegateGaps.insert(.didStartMonitoringFor)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error
  ) {
    manager.delegateGaps.insert(.monitoringDidFailFor)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint
  ) {
    manager.delegateGaps.insert(.didRange)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error
  ) {
    manager.delegateGaps.insert(.didFailRangingFor)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion
  ) {
    manager.delegateGaps.insert(.didRangeBeacons)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error
  ) {
    manager.delegateGaps.insert(.rangingBeaconsDidFailFor)
  }

  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) {
    manager.delegateGaps.insert(.didVisit)
  }

  /// Does nothing.
  public func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager) {
    manager.delegateGaps.insert(.didPauseLocationUpdates)
  }

  /// Does nothing.
  public func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager) {
    manager.delegateGaps.insert(.didResumeLocationUpdates)
  }

  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?
  ) {
    manager.delegateGaps.insert(.didFinishDeferredUpdatesWithError)
  }
}
