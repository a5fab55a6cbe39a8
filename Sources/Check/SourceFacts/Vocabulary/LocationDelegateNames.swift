import CoreLocationInterface

/// What tells an implementation of a location delegate's method, near misses included.
enum LocationDelegateNames {
  /// The protocols whose methods iOS calls.
  static let protocols = [LocationType.locationManagerDelegate, .locationPushServiceExtension].map(\.name)

  /// Returns whether a method declared under a full name is meant for a location delegate.
  ///
  /// In a type that says it is a delegate, a method that takes the manager first and tells of an event counts
  /// too, so that a misspelled name can be judged. In any other type, the method has to take something at least.
  static func implements(_ name: String, parameterTypes: [String], delegate: Bool) -> Bool {
    if name.hasPrefix(prefix) || name.hasPrefix(pushPrefix) { return delegate || !parameterTypes.isEmpty }
    guard delegate, parameterTypes.first.map(TypeName.plain) == LocationType.locationManager.name else {
      return false
    }
    let lowercased = name.lowercased()
    return lowercased.contains("did") || lowercased.contains(prefix.lowercased())
  }

  /// Returns the Swift name of a delegate's method whose Swift name does not follow from the selector alone.
  static func swiftName(ofSelector selector: String) -> String? { namesBySelector[selector] }

  private static let namesBySelector: [String: String] = {
    let methods =
      LocationType.locationManagerDelegate.members + LocationType.locationPushServiceExtension.members
    let pairs = methods.compactMap { method in method.objectiveC.map { ($0, method.name) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// How the names of all methods of the location manager's delegate begin.
  private static let prefix = "locationManager"
  /// How the names of the push extension's methods begin.
  private static let pushPrefix = "didReceiveLocationPushPayload"
}
