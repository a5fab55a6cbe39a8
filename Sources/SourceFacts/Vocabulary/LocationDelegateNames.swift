/// What tells an implementation of a location delegate's method, near misses included.
enum LocationDelegateNames {
  /// How the names of all methods of the location manager's delegate begin.
  static let prefix = "locationManager"
  /// The delegate's protocol.
  static let managerDelegate = "CLLocationManagerDelegate"
  /// The protocol of the extension that answers location pushes.
  static let pushService = "CLLocationPushServiceExtension"
  /// How the names of the push extension's methods begin.
  static let pushPrefix = "didReceiveLocationPushPayload"

  /// Returns whether a method declared under a full name is meant for a location delegate.
  ///
  /// In a type that says it is a delegate, a method that takes the manager first and tells of an event counts
  /// too, so that a misspelt name can be judged. In any other type, the method has to take something at least.
  static func implements(_ name: String, parameterTypes: [String], delegate: Bool) -> Bool {
    if name.hasPrefix(prefix) || name.hasPrefix(pushPrefix) { return delegate || !parameterTypes.isEmpty }
    guard delegate, parameterTypes.first.map(TypeName.plain) == "CLLocationManager" else { return false }
    let lowercased = name.lowercased()
    return lowercased.contains("did") || lowercased.contains(prefix.lowercased())
  }
}

extension LocationDelegateNames {
  /// Returns the Swift name of a delegate's method whose Swift name does not follow from the selector alone.
  static func swiftName(ofSelector selector: String) -> String? {
    renamed[selector]
  }

  private static let renamed = [
    "locationManager:didChangeAuthorizationStatus:": "locationManager(_:didChangeAuthorization:)",
    "locationManager:didDetermineState:forRegion:": "locationManager(_:didDetermineState:for:)",
    "locationManager:didFailRangingBeaconsForConstraint:error:":
      "locationManager(_:didFailRangingFor:error:)",
    "locationManager:didRangeBeacons:satisfyingConstraint:": "locationManager(_:didRange:satisfying:)",
    "locationManager:didRangeBeacons:inRegion:": "locationManager(_:didRangeBeacons:in:)",
    "locationManager:didStartMonitoringForRegion:": "locationManager(_:didStartMonitoringFor:)",
    "locationManager:didUpdateToLocation:fromLocation:": "locationManager(_:didUpdateTo:from:)",
    "locationManager:monitoringDidFailForRegion:withError:":
      "locationManager(_:monitoringDidFailFor:withError:)",
    "locationManager:rangingBeaconsDidFailForRegion:withError:":
      "locationManager(_:rangingBeaconsDidFailFor:withError:)",
    "didReceiveLocationPushPayload:completion:": "didReceiveLocationPushPayload(_:completion:)",
  ]
}
