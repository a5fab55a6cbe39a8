import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks

// Conversions of monitors' conditions and events to Apple's types, and back.

@available(iOS 17.0, *)
extension MonitorCondition {
  /// Converts a condition into the device's terms; nil for a type that Core Location does not know.
  init?(_ condition: any CLCondition) {
    switch condition {
    case let circle as CLMonitor.CircularGeographicCondition:
      self = .circle(center: Coordinate(circle.center), radius: circle.radius)
    case let beacon as CLMonitor.BeaconIdentityCondition:
      self = .beacon(BeaconConstraint(uuid: beacon.uuid, major: beacon.major, minor: beacon.minor))
    default: return nil
    }
  }

  /// The condition in Apple's terms.
  var value: any CLCondition {
    switch self {
    case .circle(let center, let radius):
      return CLMonitor.CircularGeographicCondition(center: CLLocationCoordinate2D(center), radius: radius)
    case .beacon(let constraint):
      guard let major = constraint.major else {
        return CLMonitor.BeaconIdentityCondition(uuid: constraint.uuid)
      }
      guard let minor = constraint.minor else {
        return CLMonitor.BeaconIdentityCondition(uuid: constraint.uuid, major: major)
      }
      return CLMonitor.BeaconIdentityCondition(uuid: constraint.uuid, major: major, minor: minor)
    }
  }
}

@available(iOS 17.0, *)
extension CLMonitor.Event {
  init(_ event: MonitorEvent, on host: DeviceHost) {
    self.init(
      identifier: event.identifier, state: State(rawValue: event.state.rawValue) ?? .unknown,
      date: host.date(of: event.moment), refinement: event.refinement?.value, reasons: Self.reasons(event))
  }

  private static func reasons(_ event: MonitorEvent) -> Set<Reason> {
    let told = event.diagnostics
    let all: [(Bool, Reason)] = [
      (event.accuracyLimited, .accuracyLimited), (event.conditionLimitExceeded, .conditionLimitExceeded),
      (event.conditionUnsupported, .conditionUnsupported),
      (event.persistenceUnavailable, .persistenceUnavailable),
      (told.contains(.authorizationDenied), .authorizationDenied),
      (told.contains(.authorizationDeniedGlobally), .authorizationDeniedGlobally),
      (told.contains(.authorizationRestricted), .authorizationRestricted),
      (told.contains(.authorizationRequestInProgress), .authorizationRequestInProgress),
      (told.contains(.insufficientlyInUse), .insufficientlyInUse),
      (told.contains(.serviceSessionRequired), .serviceSessionRequired),
    ]
    return Set(all.filter(\.0).map(\.1))
  }
}
