public import CoreLocation
public import Foundation
public import LocationPolicy

/// The behavior of a scripted client, for previews and for tests of views.
///
/// ```swift
/// extension LocationModel {
///   /// The model for a preview: a person who allows locations, and runs.
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
/// It doesn't simulate releases, prompts and Settings; to test how an app gets permission, use `SextantTesting`.
public struct LocationScript: Sendable {
  /// The authorization at the beginning.
  public var status: AuthorizationStatus
  /// The authorization after a request; nil leaves every request unanswered.
  public var answer: AuthorizationStatus?
  /// The accuracy that the person allows.
  public var accuracy: Accuracy
  /// Whether Location Services is on.
  public var servicesOn: Bool
  /// The locations of the phone in order, each with the time at which it is found; the phone stays at the last
  /// one.
  public var locations: [CLLocation]
  /// Seconds from one location to the next, at least a tenth.
  public var interval: TimeInterval

  /// Creates a script; by default the person agrees to a request, and no location is ever found.
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

  /// Returns whether the app receives locations with a status.
  func allows(_ status: AuthorizationStatus) -> Bool {
    servicesOn && (status == .authorizedWhenInUse || status == .authorizedAlways)
  }
}
