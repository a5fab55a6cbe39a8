public import CoreLocation
public import Foundation
public import LocationPolicy

/// What a scripted client says, for previews and for tests of views.
///
/// ```swift
/// extension LocationModel {
///   /// What a preview shows: somebody who allows locations, and runs.
///   static var running: LocationModel {
///     let place = CLLocationCoordinate2D(latitude: 48.3, longitude: 14.3)
///     let location = CLLocation(
///       coordinate: place, altitude: 266, horizontalAccuracy: 5, verticalAccuracy: 3, course: 90, speed: 3,
///       timestamp: Date())
///     return LocationModel(client: .scripted(LocationScript(locations: [location])))
///   }
/// }
/// ```
///
/// It knows nothing of releases, prompts and Settings: how an app gets its permission is what `SextantTesting` tests.
public struct LocationScript: Sendable {
  /// What the app may do at the beginning.
  public var status: AuthorizationStatus
  /// What it may do once it has asked; nil leaves each question open.
  public var answer: AuthorizationStatus?
  /// The accuracy that the person allows.
  public var accuracy: Accuracy
  /// Whether Location Services is on.
  public var servicesOn: Bool
  /// Where the phone is found, one after the other and at the time of finding; where it is found last it stays.
  public var locations: [CLLocation]
  /// Seconds from one location to the next; at least a tenth.
  public var interval: TimeInterval

  /// Creates a script; by default the person agrees when asked, and no location is ever found.
  public init(
    status: AuthorizationStatus = .notDetermined,
    answer: AuthorizationStatus? = .authorizedWhenInUse,
    accuracy: Accuracy = .full, servicesOn: Bool = true, locations: [CLLocation] = [],
    interval: TimeInterval = 1
  ) {
    self.status = status
    self.answer = answer
    self.accuracy = accuracy
    self.servicesOn = servicesOn
    self.locations = locations
    self.interval = interval
  }

  /// Whether the app is given locations with a status.
  func allows(_ status: AuthorizationStatus) -> Bool {
    servicesOn && (status == .authorizedWhenInUse || status == .authorizedAlways)
  }
}
