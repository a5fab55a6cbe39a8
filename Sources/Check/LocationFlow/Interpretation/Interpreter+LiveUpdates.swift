import LocationPolicy

/// The elements of the sequence of live updates, which come also while there is no location.
enum LiveUpdate {
  /// The name of the function that returns the sequence.
  static let sequence = "liveUpdates"
  static let value = KnownValue.present("a live update")
}

extension Interpreter {
  /// Returns the value of a property of a live update; nil if it doesn't depend on the circumstances.
  mutating func liveUpdate(_ name: String, _ path: Path) -> KnownValue? {
    guard LiveUpdateMember(rawValue: name) != nil else { return nil }
    guard case .status(let status) = answer(.status, on: path) else { return .unknown("update.\(name)") }
    guard case .boolean(let hasServices) = answer(.services, on: path) else { return nil }
    let isAllowed = hasServices && (status == .authorizedAlways || status == .authorizedWhenInUse)
    return switch LiveUpdateMember(rawValue: name) {
    case .location: isAllowed ? .present("a location") : .nothing
    case .authorizationDenied: .boolean(status == .denied || !hasServices)
    case .authorizationDeniedGlobally: .boolean(!hasServices)
    case .authorizationRestricted: .boolean(status == .restricted)
    case .authorizationRequestInProgress: .boolean(status == .notDetermined)
    case nil: nil
    }
  }
}

/// The properties of a live update that say whether a location may come.
private enum LiveUpdateMember: String {
  case location
  case authorizationDenied
  case authorizationDeniedGlobally
  case authorizationRestricted
  case authorizationRequestInProgress
}
