import CoreLocationInterface

/// The names of location delegate methods, for recognizing implementations and near misses.
enum LocationDelegateNames {
  /// The protocols whose methods iOS calls.
  static let protocols = [LocationType.locationManagerDelegate, .locationPushServiceExtension].map(\.name)

  /// Returns whether a method with a full name is meant for a location delegate.
  ///
  /// In a declared delegate, any method counts whose first parameter is the manager and that
  /// reports an event, so that a misspelled name can be detected. In any other type, the method
  /// must have parameters.
  static func implements(_ name: String, parameterTypes: [String], delegate: Bool) -> Bool {
    if name.hasPrefix(prefix) || name.hasPrefix(pushPrefix) { return delegate || !parameterTypes.isEmpty }
    guard delegate, parameterTypes.first.map(TypeName.plain) == LocationType.locationManager.name else {
      return false
    }
    let lowercased = name.lowercased()
    return lowercased.contains("did") || lowercased.contains(prefix.lowercased())
  }

  /// Returns the Swift name of a delegate method if it can't be derived from the selector.
  static func swiftName(ofSelector selector: String) -> String? { namesBySelector[selector] }

  private static let namesBySelector: [String: String] = {
    let methods =
      LocationType.locationManagerDelegate.members + LocationType.locationPushServiceExtension.members
    let pairs = methods.compactMap { method in method.objectiveC.map { ($0, method.name) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }()

  /// The prefix of the location manager's delegate methods.
  private static let prefix = "locationManager"
  /// The prefix of the push extension's methods.
  private static let pushPrefix = "didReceiveLocationPushPayload"
}
