public import Foundation

/// A request for one location.
public struct LocationRequest: Equatable, Sendable {
  /// The accuracy with which a location ends the search before the time limit.
  public var accuracy: LocationAccuracy
  /// The maximum age of a location when the search begins, in seconds; 0 rejects all that were found before.
  ///
  /// With reduced accuracy, granted or requested, there is a new location only about four times an hour, so 20
  /// minutes are always allowed in that case (ACC-002): waiting would bring nothing newer.
  public var maximumAge: TimeInterval
  /// The maximum duration of the search once the app is authorized, in seconds; never longer than a day.
  ///
  /// The time continues while the app is in the background, where nothing is found; the system may suspend the
  /// app first. With 0, only the newest known location can be the result.
  public var timeLimit: TimeInterval
  /// The permission to request if the app may not use locations yet; nil requests nothing.
  public var asksFor: RequestedPermission?
  /// The number of seconds to wait for the person's answer; nil waits as long as the prompt is showing.
  public var permissionTimeLimit: TimeInterval?

  /// The maximum duration of a search in seconds, so that every search ends.
  static let longestTimeLimit = 86_400.0
  /// The maximum age of the newest location under reduced accuracy, in seconds (ACC-002).
  static let reducedMaximumAge = 1_200.0

  /// Creates a request.
  ///
  /// By default, it requests When In Use if needed, accepts a location that is at most 10 seconds old and
  /// accurate to 100 meters, and after 30 seconds settles for the best location that was found.
  public init(
    accuracy: LocationAccuracy = .hundredMeters, maximumAge: TimeInterval = 10, timeLimit: TimeInterval = 30,
    asksFor: RequestedPermission? = .whenInUse, permissionTimeLimit: TimeInterval? = nil
  ) {
    self.accuracy = accuracy
    self.maximumAge = maximumAge
    self.timeLimit = timeLimit
    self.asksFor = asksFor
    self.permissionTimeLimit = permissionTimeLimit
  }
}
