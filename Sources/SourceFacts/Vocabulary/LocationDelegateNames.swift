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

  /// Returns whether a method declared under a name is meant for a location delegate.
  ///
  /// In a type that says it is a delegate, any method that takes the manager first counts, so that a
  /// misspelt name can be judged.
  static func implements(_ baseName: String, parameterTypes: [String], delegate: Bool) -> Bool {
    if baseName.hasPrefix(prefix) || baseName.hasPrefix(pushPrefix) { return true }
    return delegate && parameterTypes.first.map(TypeName.plain) == "CLLocationManager"
  }
}
