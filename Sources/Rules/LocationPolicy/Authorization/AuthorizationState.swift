/// Everything that the system stores about one app's location authorization, in a few bytes.
///
/// One mutating function per input returns the ``Decision`` that the system makes. It reads only its arguments and
/// allocates nothing, so that a program can explore millions of states.
public struct AuthorizationState: Hashable, Sendable {
  /// The app's real authorization.
  public internal(set) var grant: Grant = .notDetermined
  /// The accuracy that the person chose; the app reads ``accuracy(under:)``.
  public internal(set) var chosenAccuracy: Accuracy = .full
  /// The phase of the app's process.
  public internal(set) var phase: AppPhase = .foreground
  /// The prompt that is showing for the app, if any.
  public internal(set) var prompt: Prompt?
  /// Other things that are remembered.
  public internal(set) var memory = Memory()
  /// The goals of the service sessions that the app holds.
  public internal(set) var sessions = SessionGoals()

  /// Facts about the history of an install, and switches of the device.
  public struct Memory: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// Returns whether something is remembered; implemented here because every step of a state calls it several
    /// times.
    public func contains(_ member: Memory) -> Bool { rawValue & member.rawValue == member.rawValue }

    /// The one request for Always has been made (AUTH-026).
    public static let alwaysRequestSpent = Memory(rawValue: 1 << 0)
    /// The provisional process has been started (AUTH-064).
    public static let provisionalSpent = Memory(rawValue: 1 << 1)
    /// Full accuracy was granted once (AUTH-071).
    public static let temporaryFullAccuracy = Memory(rawValue: 1 << 2)
    /// The person confirmed a location button (AUTH-073).
    public static let locationButtonApproved = Memory(rawValue: 1 << 3)
    /// An event that needs Always waits for the second prompt (AUTH-061).
    public static let eventHeld = Memory(rawValue: 1 << 4)
    /// Widgets may use the location (AUTH-054).
    public static let widgetsAllowed = Memory(rawValue: 1 << 5)
    /// The reminder of background use was shown (SET-020).
    public static let reminded = Memory(rawValue: 1 << 6)
    /// Location Services is off for the device (SET-006).
    public static let servicesOff = Memory(rawValue: 1 << 7)
    /// A restriction prevents the person from deciding (SET-009).
    public static let restricted = Memory(rawValue: 1 << 8)
    /// Full accuracy was declined while a session requests it.
    public static let fullAccuracyDeclined = Memory(rawValue: 1 << 9)
    /// The system has offered to turn on Location Services since they were turned off, if that is assumed to count.
    public static let servicesOffered = Memory(rawValue: 1 << 10)
    /// An undecided app reads as undetermined although Location Services is off, if that is assumed.
    public static let undeterminedIsRead = Memory(rawValue: 1 << 11)

    /// The person can't change previous decisions, but grants remain (SET-025).
    public static let changesForbidden = Memory(rawValue: 1 << 12)

    /// The number of bits of all members.
    package static let bits = 13
  }

  /// The goals of service sessions.
  public struct SessionGoals: OptionSet, Hashable, Sendable {
    /// The raw bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// An explicit session is held, regardless of its goal.
    public static let explicit = SessionGoals(rawValue: 1)
    /// A session requests When In Use.
    public static let whenInUse = SessionGoals(rawValue: 2)
    /// A session requests Always.
    public static let always = SessionGoals(rawValue: 4)
    /// A session requests full accuracy, with a purpose key that the Info.plist has.
    public static let fullAccuracy = SessionGoals(rawValue: 8)

    /// The number of bits of all members.
    static let bits = 4
  }

  /// Creates the state of a newly installed app in the foreground.
  public init() {}

  /// Creates a state with a grant, for tables and tests.
  public init(
    grant: Grant, phase: AppPhase = .foreground, memory: Memory = Memory(), accuracy: Accuracy = .full
  ) {
    self.grant = grant
    self.phase = phase
    self.memory = memory
    self.chosenAccuracy = accuracy
  }

  /// The status that the app reads (AUTH-011, SET-006, SET-009).
  public var status: AuthorizationStatus {
    if isRestricted { return .restricted }
    if memory.contains(.servicesOff) {
      return grant == .notDetermined && memory.contains(.undeterminedIsRead) ? .notDetermined : .denied
    }
    return grant.status
  }

  /// Returns the accuracy authorization that the app reads (AUTH-002, AUTH-071).
  public func accuracy(under policy: AuthorizationPolicy) -> Accuracy {
    guard policy.accuracyChoice.value else { return .full }
    let hasTemporary =
      memory.contains(.temporaryFullAccuracy)
      && (isAuthorized || policy.assumptions.temporaryAccuracyOutlivesAuthorization)
    return hasTemporary ? .full : chosenAccuracy
  }

  /// Whether the app may currently have locations at all, regardless of its phase.
  public var isAuthorized: Bool {
    grant.isAuthorized && !memory.contains(.servicesOff) && !isRestricted
  }

  /// Whether a restriction keeps the app from being authorized: one of the whole device, or one that forbids changes
  /// and finds the app undecided (SET-009, SET-025).
  package var isRestricted: Bool {
    memory.contains(.restricted) || (memory.contains(.changesForbidden) && grant == .notDetermined)
  }

  /// Whether a restriction keeps the person from deciding anything (SET-009, SET-025).
  package var isLocked: Bool { !memory.isDisjoint(with: [.restricted, .changesForbidden]) }
}
