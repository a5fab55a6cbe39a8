package import CoreLocationInterface

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
