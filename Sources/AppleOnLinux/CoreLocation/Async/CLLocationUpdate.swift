import LocationHost
import LocationPolicy
import LocationSimulation

/// An element of live updates: a location, or the reason why there is none.
@available(iOS 17.0, *)
public struct CLLocationUpdate: Sendable {
  private let update: LiveUpdate
  private let fix: CLLocation?

  /// The location; nil if there is none to report.
  public var location: CLLocation? { fix }

  init(_ update: LiveUpdate, on host: DeviceHost) {
    self.update = update
    fix = update.fix.map { CLLocation($0, on: host) }
  }

  /// Whether the device is stationary, so that updates pause until it moves.
  @available(iOS 17.0, *)
  @available(*, deprecated, renamed: "stationary")
  public var isStationary: Bool { update.isStationary }

  /// Whether the device is stationary, so that updates pause until it moves.
  @available(iOS 18.0, *)
  public var stationary: Bool { update.isStationary }

  /// Whether the person doesn't allow precise locations.
  @available(iOS 18.0, *)
  public var accuracyLimited: Bool { update.accuracyLimited }

  /// Whether no location can be found.
  @available(iOS 18.0, *)
  public var locationUnavailable: Bool { update.locationUnavailable }

  /// Whether the person has not allowed the app to use locations.
  @available(iOS 18.0, *)
  public var authorizationDenied: Bool { update.diagnostics.contains(.authorizationDenied) }

  /// Whether Location Services is off.
  @available(iOS 18.0, *)
  public var authorizationDeniedGlobally: Bool {
    update.diagnostics.contains(.authorizationDeniedGlobally)
  }

  /// Whether the app may not use locations and the person cannot change that.
  @available(iOS 18.0, *)
  public var authorizationRestricted: Bool { update.diagnostics.contains(.authorizationRestricted) }

  /// Whether the person is being asked.
  @available(iOS 18.0, *)
  public var authorizationRequestInProgress: Bool {
    update.diagnostics.contains(.authorizationRequestInProgress)
  }

  /// Whether the app is not sufficiently in use.
  @available(iOS 18.0, *)
  public var insufficientlyInUse: Bool { update.diagnostics.contains(.insufficientlyInUse) }

  /// Whether the app must hold a service session.
  @available(iOS 18.0, *)
  public var serviceSessionRequired: Bool { update.diagnostics.contains(.serviceSessionRequired) }

  /// The app's purpose for the updates.
  public enum LiveConfiguration {
    /// Nothing in particular.
    case `default`
    /// Driving.
    case automotiveNavigation
    /// Moving by other vehicles, or off roads.
    case otherNavigation
    /// Workouts.
    case fitness
    /// Flying.
    case airborne
  }

  /// Returns locations for as long as they are iterated.
  public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates {
    Updates(configuration: .init(configuration), host: .current)
  }
}

@available(iOS 17.0, *)
extension LiveConfiguration {
  init(_ configuration: CLLocationUpdate.LiveConfiguration) {
    switch configuration {
    case .default: self = .default
    case .automotiveNavigation: self = .automotiveNavigation
    case .otherNavigation: self = .otherNavigation
    case .fitness: self = .fitness
    case .airborne: self = .airborne
    }
  }
}
