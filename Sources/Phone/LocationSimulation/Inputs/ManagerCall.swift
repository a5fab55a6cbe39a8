package import CoreLocationInterface
import LocationPolicy

/// A call of an app's code on a location manager.
public enum ManagerCall: Hashable, Sendable {
  /// The last reference to the manager is released, and its prompt disappears with it (AUTH-009).
  case release
  /// The delegate is set; nil removes it.
  case setDelegate(DelegateMethods?)
  /// requestWhenInUseAuthorization()
  case requestWhenInUseAuthorization
  /// requestAlwaysAuthorization()
  case requestAlwaysAuthorization
  /// requestTemporaryFullAccuracyAuthorization(withPurposeKey:completion:); the answer contains the number.
  case requestTemporaryFullAccuracyAuthorization(purposeKey: String, request: Int)
  /// A property is set.
  case set(ManagerProperty)
  /// A service is started.
  case start(ManagerService)
  /// A service is stopped; a region is recognized by its identifier.
  case stop(ManagerService)
  /// requestLocation()
  case requestLocation
  /// requestState(for:), by the region's identifier
  case requestState(region: String)
  /// allowDeferredLocationUpdates(untilTraveled:timeout:), in meters and seconds
  case allowDeferredLocationUpdates(distance: Double, timeout: Double)
  /// disallowDeferredLocationUpdates()
  case disallowDeferredLocationUpdates
  /// The delegate's permission to show the calibration display, or dismissHeadingCalibrationDisplay() (DEL-097).
  case displayHeadingCalibration(Bool)
}

/// A property of a location manager, with a new value.
public enum ManagerProperty: Hashable, Sendable {
  /// allowsBackgroundLocationUpdates
  case allowsBackgroundLocationUpdates(Bool)
  /// showsBackgroundLocationIndicator
  case showsBackgroundLocationIndicator(Bool)
  /// pausesLocationUpdatesAutomatically
  case pausesLocationUpdatesAutomatically(Bool)
  /// distanceFilter, in meters, -1 for none
  case distanceFilter(Double)
  /// desiredAccuracy, in meters or one of Apple's constants
  case desiredAccuracy(Double)
  /// headingFilter, in degrees, -1 for none
  case headingFilter(Double)
  /// activityType, by raw value (DEL-053)
  case activityType(Int)

  /// The property of the manager.
  package var member: ManagerMember {
    switch self {
    case .allowsBackgroundLocationUpdates: .allowsBackgroundLocationUpdates
    case .showsBackgroundLocationIndicator: .showsBackgroundLocationIndicator
    case .pausesLocationUpdatesAutomatically: .pausesLocationUpdatesAutomatically
    case .distanceFilter: .distanceFilter
    case .desiredAccuracy: .desiredAccuracy
    case .headingFilter: .headingFilter
    case .activityType: .activityType
    }
  }
}

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

/// The optional methods of a manager's delegate that matter to the system.
public struct DelegateMethods: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The method locationManager(_:didUpdateLocations:).
  public static let didUpdateLocations = DelegateMethods(rawValue: 1)
  /// The method locationManager(_:didFailWithError:).
  public static let didFailWithError = DelegateMethods(rawValue: 2)

  /// Both.
  public static let all: DelegateMethods = [.didUpdateLocations, .didFailWithError]
}
