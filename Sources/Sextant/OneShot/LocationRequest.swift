public import Foundation

/// What a caller wants when it asks for one location.
public struct LocationRequest: Hashable, Sendable {
  /// How accurate the location has to be, to end the search before the time limit.
  public var accuracy: LocationAccuracy
  /// How old a location may be when the search begins, in seconds; 0 takes none that was found before.
  ///
  /// Reduced accuracy, given or asked for, finds a place only about four times an hour, so 20 minutes are always
  /// allowed there (ACC-002): waiting would bring nothing newer.
  public var maximumAge: TimeInterval
  /// How long to search once the app is authorized, in seconds; never longer than a day.
  ///
  /// It goes on while the app is in the background, where nothing is found; the system may stop the app before.
  /// With 0, only the newest location that is known already can be the result.
  public var timeLimit: TimeInterval
  /// What to ask the person for, when the app may not use locations yet; nil asks for nothing.
  public var asksFor: RequestedPermission?
  /// How long to wait for the person's answer, in seconds; nil waits as long as the prompt is up.
  public var permissionTimeLimit: TimeInterval?

  /// The longest that a search goes on, in seconds, so that each ends.
  static let longestTimeLimit = 86_400.0
  /// How old, in seconds, the newest place that reduced accuracy gives may be (ACC-002).
  static let reducedMaximumAge = 1_200.0

  /// Creates a request.
  ///
  /// By default it asks for When In Use where needed, takes what is not older than 10 seconds and within 100
  /// metres, and gives up after 30 seconds with the best location that was found.
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
