public import Foundation

/// What a caller wants when it asks for one location after the other.
public struct UpdatesRequest: Codable, Hashable, Sendable {
  /// How accurate the locations should be.
  public var accuracy: LocationAccuracy
  /// How far the phone has to move before the next location comes.
  public var distanceFilter: DistanceFilter
  /// What the person does meanwhile.
  public var activityType: ActivityType
  /// Whether the system may pause while the phone does not move.
  public var pausing: Pausing
  /// Whether locations go on coming when the app is left.
  public var background: BackgroundUse
  /// What to ask the person for at the start, when the app does not have it yet; nil asks for nothing.
  ///
  /// When In Use is enough for the background too; an app that needs more asks for Always first. On 18 and later the
  /// system asks again by itself when the grant has lapsed meanwhile, unless nothing is to be asked for (AUTH-084).
  public var asksFor: RequestedPermission?
  /// How long to wait for each answer of the person, in seconds; nil waits as long as a prompt is up.
  public var permissionTimeLimit: TimeInterval?
  /// What happens at the start when the app may not use locations and asking does not help.
  public var withoutPermission: WithoutPermission
  /// What is kept for a caller that takes locations more slowly than they come.
  public var buffer: Buffer

  /// Whether the system may pause.
  public enum Pausing: Codable, Hashable, Sendable {
    /// Never, which costs power while the phone stands still.
    case never
    /// Where the session can start again by itself, after so many seconds of the pause.
    ///
    /// The system does not end a pause (DEL-080). In the background, starting again takes an app in use (BG-009,
    /// BG-010), so pauses are allowed there only where a background activity session keeps it so (BG-023). Whatever
    /// the time, a pause ends when the app comes to the foreground.
    case allowed(restartsAfter: TimeInterval)
  }

  /// Whether locations go on coming when the app is left.
  public enum BackgroundUse: Codable, Hashable, Sendable {
    /// No: they end with the few seconds that apps have after they were left, and go on when it is opened again.
    case none
    /// Yes, which takes "location" in UIBackgroundModes (KEY-040) and a start in the foreground (BG-009).
    ///
    /// With When In Use the indicator shows in any case, and with Always if it is wanted (BG-008). It also shows
    /// while Always may be provisional, because without it the session would stop (AUTH-066).
    case continues(showsIndicator: Bool = true)
  }

  /// What happens at the start when the app may not use locations and asking does not help.
  ///
  /// A permission that is lost later only interrupts, whatever this says.
  public enum WithoutPermission: String, CaseIterable, Codable, Hashable, Sendable {
    /// The start fails, with the reason.
    case fails
    /// That is told as an interruption, and locations come as soon as the person allows them, in Settings for example.
    case waits
  }

  /// What is kept for a caller that takes locations more slowly than they come.
  public enum Buffer: Codable, Hashable, Sendable {
    /// So many updates, the newest ones; how many locations were dropped is told in their place.
    case newest(Int)

    /// How many that are.
    var limit: Int {
      switch self {
      case .newest(let count): count
      }
    }
  }

  /// Creates a request.
  ///
  /// By default it wants every location as accurate as possible, never pauses, ends with the foreground, asks for When
  /// In Use where needed, fails without it, and keeps the 100 newest locations for a slow caller.
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
