package import CoreLocationInterface
package import LocationPolicy
import LocationTracks

/// A service that a location manager starts and stops.
public enum ManagerService: Hashable, Sendable {
  /// startUpdatingLocation(), stopUpdatingLocation()
  case locationUpdates
  /// startUpdatingHeading(), stopUpdatingHeading()
  case heading
  /// startMonitoringSignificantLocationChanges(), stopMonitoringSignificantLocationChanges()
  case significantLocationChanges
  /// startMonitoringVisits(), stopMonitoringVisits()
  case visits
  /// startMonitoring(for:), stopMonitoring(for:)
  case region(Region)
  /// startRangingBeacons(satisfying:), stopRangingBeacons(satisfying:)
  case beacons(BeaconConstraint)

  /// The services that are started without an argument.
  package static let withoutArgument: [ManagerService] = [
    .locationUpdates, .heading, .significantLocationChanges, .visits,
  ]

  /// The methods that start and stop the service.
  package var methods: ServiceMethods {
    switch self {
    case .locationUpdates: .locationUpdates
    case .heading: .heading
    case .significantLocationChanges: .significantLocationChanges
    case .visits: .visits
    case .region: .regions
    case .beacons: .beacons
    }
  }

  /// The arguments of the methods, as shown in a trace.
  var argumentTexts: [String] {
    switch self {
    case .region(let region): ["“\(region.identifier)”"]
    case .beacons(let constraint): ["\(constraint.uuid)"]
    case .locationUpdates, .heading, .significantLocationChanges, .visits: []
    }
  }

  /// The argument of the methods in a scenario; nil if they have none.
  package var scenarioValue: JSONValue? {
    switch self {
    case .region(let region): region.scenarioValue
    case .beacons(let constraint): constraint.scenarioValue
    case .locationUpdates, .heading, .significantLocationChanges, .visits: nil
    }
  }

  /// The corresponding service in the rules.
  var kind: LocationService {
    switch self {
    case .locationUpdates: .standard
    case .heading: .heading
    case .significantLocationChanges: .significantChange
    case .visits: .visits
    case .region: .region
    case .beacons: .ranging
    }
  }
}

extension Region {
  fileprivate var scenarioValue: JSONValue {
    var values: [String: JSONValue] = [
      "identifier": .string(identifier), "notifyOnEntry": .boolean(notifyOnEntry),
      "notifyOnExit": .boolean(notifyOnExit),
    ]
    if notifyEntryStateOnDisplay { values["notifyEntryStateOnDisplay"] = true }
    switch shape {
    case .circle(let center, let radius):
      values["center"] = [.number(center.latitude), .number(center.longitude)]
      values["radius"] = .number(radius)
    case .beacon(let constraint): values["beacon"] = constraint.scenarioValue
    }
    return .object(values)
  }
}

extension BeaconConstraint {
  /// The constraint in a scenario.
  package var scenarioValue: JSONValue {
    var values: [String: JSONValue] = ["uuid": .string("\(uuid)")]
    if let major { values["major"] = .integer(Int(major)) }
    if let minor { values["minor"] = .integer(Int(minor)) }
    return .object(values)
  }
}
