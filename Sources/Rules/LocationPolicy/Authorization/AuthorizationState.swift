/// Everything the system remembers about one app's location authorization, in a few bytes.
///
/// One mutating function per input returns the ``Decision`` that the system takes. Nothing is read but the
/// arguments and nothing is allocated, so that a program can walk through millions of states.
public struct AuthorizationState: Hashable, Sendable {
  /// What the app really has.
  public internal(set) var grant: Grant = .notDetermined
  /// The accuracy that the person chose; the app reads ``accuracy(under:)``.
  public internal(set) var chosenAccuracy: Accuracy = .full
  /// What the app's process is doing.
  public internal(set) var phase: AppPhase = .foreground
  /// The prompt that is up for the app, if any.
  public internal(set) var prompt: Prompt?
  /// What else is remembered.
  public internal(set) var memory = Memory()
  /// What the service sessions that the app holds ask for.
  public internal(set) var sessions = SessionGoals()

  /// Facts about the past of an install, and switches of the device.
  public struct Memory: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }

    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// Returns whether something is remembered; written out because every step of a state asks it several times.
    public func contains(_ member: Memory) -> Bool { rawValue & member.rawValue == member.rawValue }

    /// The one request for Always was made (AUTH-026).
    public static let alwaysRequestSpent = Memory(rawValue: 1 << 0)
    /// The provisional process was started (AUTH-064).
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
    /// The person may not decide (SET-009).
    public static let restricted = Memory(rawValue: 1 << 8)
    /// Full accuracy was declined while a session asks for it.
    public static let fullAccuracyDeclined = Memory(rawValue: 1 << 9)
    /// Turning Location Services on was offered since it is off, where that is assumed to count.
    public static let servicesOffered = Memory(rawValue: 1 << 10)
    /// An app that nobody has decided on reads so although Location Services is off, where that is assumed.
    public static let undeterminedIsRead = Memory(rawValue: 1 << 11)

    /// How many bits the members take.
    package static let bits = 12
  }

  /// What service sessions ask for.
  public struct SessionGoals: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt8

    /// Creates a set from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates an empty set.
    public init() { rawValue = 0 }

    /// An explicit session is held, whatever it asks for.
    public static let explicit = SessionGoals(rawValue: 1)
    /// Some session asks for When In Use.
    public static let whenInUse = SessionGoals(rawValue: 2)
    /// Some session asks for Always.
    public static let always = SessionGoals(rawValue: 4)
    /// Some session asks for full accuracy, with a purpose key that the Info.plist has.
    public static let fullAccuracy = SessionGoals(rawValue: 8)

    /// How many bits the members take.
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
    if memory.contains(.restricted) { return .restricted }
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

  /// Whether the app may have locations at all at the moment, apart from its phase.
  public var isAuthorized: Bool {
    grant.isAuthorized && !memory.contains(.servicesOff) && !memory.contains(.restricted)
  }
}
