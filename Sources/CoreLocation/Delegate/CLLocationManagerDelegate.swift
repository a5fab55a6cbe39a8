/// What a location manager tells an app.
///
/// Every method has a default, since protocols on Linux have no optional methods.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Tells that new locations are there, the newest last.
  @available(iOS 6.0, *)
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Tells that no location or heading could be had.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)

  /// Tells that the status or the accuracy was changed, and what they are when the manager is made.
  @available(iOS 14.0, *)
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// Tells the new status, before iOS 14.
  @available(iOS, introduced: 4.2, deprecated: 14.0)
  func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// Tells that the heading has changed.
  @available(iOS 3.0, *)
  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)

  /// Asks whether the calibration display may be shown.
  @available(iOS 3.0, *)
  func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool

  /// Tells where the device is with respect to a region.
  @available(iOS 7.0, *)
  func locationManager(
    _ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)

  /// Tells that the device came into a region.
  @available(iOS 4.0, *)
  func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)

  /// Tells that the device left a region.
  @available(iOS 4.0, *)
  func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)

  /// Tells that a region is monitored from now on.
  @available(iOS 5.0, *)
  func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)

  /// Tells that a region cannot be monitored.
  @available(iOS 4.0, *)
  func locationManager(
    _ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: any Error)

  /// Tells which beacons that meet a constraint are heard.
  @available(iOS 13.0, *)
  func locationManager(
    _ manager: CLLocationManager, didRange beacons: [CLBeacon],
    satisfying beaconConstraint: CLBeaconIdentityConstraint)

  /// Tells that the beacons that meet a constraint cannot be ranged.
  @available(iOS 13.0, *)
  func locationManager(
    _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint,
    error: any Error)

  /// Tells which beacons of a region are heard, before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  func locationManager(
    _ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)

  /// Tells that the beacons of a region cannot be ranged, before iOS 13.
  @available(iOS, introduced: 7.0, deprecated: 13.0)
  func locationManager(
    _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: any Error)

  /// Tells of a stay at a place that began or ended.
  @available(iOS 8.0, *)
  func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)

  /// Tells that updates were paused to save power.
  @available(iOS 6.0, *)
  func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)

  /// Tells that paused updates go on.
  @available(iOS 6.0, *)
  func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)

  /// Tells that no more updates will be deferred.
  @available(iOS 6.0, *)
  func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: (any Error)?)
}
