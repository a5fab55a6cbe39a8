// Optional calls: `delegate.locationManager?(…)` needs something optional of that name that can be called. The
// attribute keeps these properties behind everything of the same name in a client's class, such as its manager.
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
