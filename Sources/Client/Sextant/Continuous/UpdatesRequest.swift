public import Foundation

/// A request for continuous locations.
public struct UpdatesRequest: Codable, Equatable, Sendable {
  /// The accuracy that the locations should have.
  public var accuracy: LocationAccuracy
  /// The distance that the phone must move before the next location is delivered.
  public var distanceFilter: DistanceFilter
  /// The activity of the person.
  public var activityType: ActivityType
  /// Whether the system may pause updates while the phone does not move.
  public var pausing: Pausing
  /// Whether updates continue in the background.
  public var background: BackgroundUse
  /// The permission to request at the start if the app does not have it yet; nil requests nothing.
  ///
  /// When In Use is enough for the background, too; an app that needs more requests Always first. On iOS 18 and
  /// later the system asks again if the grant has lapsed in the meantime, unless this is nil (AUTH-084).
  public var asksFor: RequestedPermission?
  /// The number of seconds to wait for each answer; nil waits as long as a prompt is showing.
  public var permissionTimeLimit: TimeInterval?
  /// The behavior at the start if the app may not use locations and a request doesn't help.
  public var withoutPermission: WithoutPermission
  /// The number of updates to keep for a loop that is slower than the locations.
  public var buffer: Buffer

  /// Whether the system may pause updates.
  public enum Pausing: Codable, Equatable, Sendable {
    /// Never; this uses power even while the phone doesn't move.
    case never
    /// Wherever updates can restart automatically, this many seconds after the pause began.
    ///
    /// The system does not end a pause (DEL-080). In the background, only an app that is in use can restart
    /// updates (BG-009, BG-010), so pauses are allowed there only if a background activity session keeps the app
    /// in use (BG-023). A pause always ends when the app enters the foreground.
    case allowed(restartsAfter: TimeInterval)
  }

  /// Whether updates continue in the background.
  public enum BackgroundUse: Codable, Equatable, Sendable {
    /// No: they stop a few seconds after the app is left, and resume when it is opened again.
    case none
    /// Yes; this needs "location" in UIBackgroundModes (KEY-040) and a start in the foreground (BG-009).
    ///
    /// With When In Use the indicator always shows; with Always it shows on request (BG-008). It also shows while
    /// Always may be provisional, because without it updates would stop (AUTH-066).
    case continues(showsIndicator: Bool = true)
  }

  /// The behavior at the start if the app may not use locations and a request doesn't help.
  ///
  /// If permission is lost later, updates are only interrupted, regardless of this value.
  public enum WithoutPermission: String, CaseIterable, Codable, Hashable, Sendable {
    /// The start fails, with the reason.
    case fails
    /// This is reported as an interruption, and updates start as soon as the person allows them, for example in
    /// Settings.
    case waits
  }

  /// The number of updates to keep for a loop that is slower than the locations.
  public enum Buffer: Codable, Equatable, Sendable {
    /// This many of the newest updates; the number of dropped locations is reported in their place.
    case newest(Int)

    /// The number of updates.
    var limit: Int {
      switch self {
      case .newest(let count): count
      }
    }
  }

  /// Creates a request.
  ///
  /// By default, it delivers every location as accurately as possible, never pauses, stops in the background,
  /// requests When In Use if needed, fails without it, and keeps the 100 newest updates for a slow loop.
  public init(
    accuracy: LocationAccuracy = .best, distanceFilter: DistanceFilter = .none,
    activityType: ActivityType = .other, pausing: Pausing = .never, background: BackgroundUse = .none,
    asksFor: RequestedPermission? = .whenInUse, permissionTimeLimit: TimeInterval? = nil,
    withoutPermission: WithoutPermission = .fails, buffer: Buffer = .newest(100)
  ) {
    self.accuracy = accuracy
    self.distanceFilter = distanceFilter
    self.activityType = activityType
    self.pausing = pausing
    self.background = background
    self.asksFor = asksFor
    self.permissionTimeLimit = permissionTimeLimit
    self.withoutPermission = withoutPermission
    self.buffer = buffer
  }
}
