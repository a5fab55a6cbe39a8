import LocationDelivery
import LocationPolicy

/// The objects of Core Location's Swift API that an app holds, at most one of each kind, in the bits of a number.
///
/// A session that was created in the background has no effect before the app enters the foreground, unless the
/// previous process had the same one; those of a process that ended are lost, and for some seconds after the next
/// launch they count as if they were held (AUTH-085).
package struct Streams: Hashable, Sendable {
  /// The raw bits.
  private(set) var code: UInt16 = 0

  /// The fields of ``code``, from the lowest bit on.
  private enum Field {
    static let iteratesLiveUpdates = BitField()
    static let awaitsMonitorEvents = BitField(after: iteratesLiveUpdates)
    static let activity = BitField(after: awaitsMonitorEvents, for: Activity.allCases.count)
    /// The number of a session's request; 0 without a session.
    static let session = BitField(after: activity, for: SessionWish.allCases.count + 1)
    static let lostSession = BitField(after: session, for: SessionWish.allCases.count + 1)
    static let sessionIsPending = BitField(after: lostSession)
  }

  /// The number of bits of ``code``.
  static let codeBits = Int(Field.sessionIsPending.end)

  /// The state of the background activity session.
  package enum Activity: UInt8, CaseIterable, Hashable, Sendable {
    /// There is none.
    case none
    /// It was created in the background, and has no effect yet.
    case pending
    /// It is held.
    case held
    /// The process that held it ended.
    case lost
  }

  init() {}

  init(code: UInt16) { self.code = code }

  /// Whether the app holds nothing.
  var isEmpty: Bool { code == 0 }

  /// Whether live updates are iterated.
  package internal(set) var iteratesLiveUpdates: Bool {
    get { self[Field.iteratesLiveUpdates] != 0 }
    set { self[Field.iteratesLiveUpdates] = newValue ? 1 : 0 }
  }

  /// Whether the events of a monitor are awaited.
  package internal(set) var awaitsMonitorEvents: Bool {
    get { self[Field.awaitsMonitorEvents] != 0 }
    set { self[Field.awaitsMonitorEvents] = newValue ? 1 : 0 }
  }

  /// The background activity session.
  package internal(set) var activity: Activity {
    get { Activity(rawValue: self[Field.activity]) ?? .none }
    set { self[Field.activity] = newValue.rawValue }
  }

  /// The service session that the app holds.
  package internal(set) var session: SessionWish? {
    get { SessionWish(rawValue: self[Field.session]) }
    set { self[Field.session] = newValue?.rawValue ?? 0 }
  }

  /// The service session of the process that ended.
  package internal(set) var lostSession: SessionWish? {
    get { SessionWish(rawValue: self[Field.lostSession]) }
    set { self[Field.lostSession] = newValue?.rawValue ?? 0 }
  }

  /// Whether the session was created in the background, and has no effect yet.
  package internal(set) var sessionIsPending: Bool {
    get { self[Field.sessionIsPending] != 0 }
    set { self[Field.sessionIsPending] = newValue ? 1 : 0 }
  }

  private subscript(field: BitField) -> UInt8 {
    get { UInt8(field.value(in: UInt64(code))) }
    set { code = UInt16(field.replacing(in: UInt64(code), with: newValue)) }
  }

  // Effective sessions

  /// The service session that is in effect.
  var sessionInEffect: SessionWish? { sessionIsPending ? nil : session }

  /// Whether an explicit session is held, or may still be re-created.
  var holdsSession: Bool { sessionInEffect != nil || lostSession != nil }

  /// Whether a session for Always is held, or may still be re-created (AUTH-086).
  var holdsAlwaysSession: Bool { sessionInEffect?.goal == .always || lostSession?.goal == .always }

  /// Whether a background activity session is held, or may still be re-created (BG-023).
  var holdsActivity: Bool { activity == .held || activity == .lost }

  /// All held sessions.
  var heldSessions: HeldSessions {
    var held = HeldSessions()
    held.service = holdsSession
    held.always = holdsAlwaysSession
    held.activity = holdsActivity
    return held
  }

  /// Whether the app has a background activity session, in effect or not.
  var hasActivity: Bool { activity == .held || activity == .pending }

  /// Returns the combined goals of all objects; an explicit session replaces implicit ones (AUTH-081, AUTH-082).
  func goals(under rules: SituationRules) -> AuthorizationState.SessionGoals {
    rules.policy.sessionGoals(
      explicit: sessionInEffect?.goals ?? [],
      holdsUpdates: iteratesLiveUpdates || awaitsMonitorEvents || activity == .held, of: rules.app)
  }

  // Changes

  mutating func open(_ wish: SessionWish, inForeground: Bool) {
    sessionIsPending = !inForeground && lostSession != wish
    if lostSession == wish { lostSession = nil }
    session = wish
  }

  mutating func invalidateSession() {
    session = nil
    sessionIsPending = false
  }

  mutating func openActivity(inForeground: Bool) {
    activity = inForeground || activity == .lost ? .held : .pending
  }

  /// Makes all objects take effect, as they do in the foreground.
  mutating func comeIntoEffect() {
    sessionIsPending = false
    if activity == .pending { activity = .held }
  }

  /// Handles the end of the process.
  mutating func loseProcess() {
    var lost = Streams()
    lost.lostSession = sessionInEffect
    if activity == .held { lost.activity = .lost }
    self = lost
  }

  /// Forgets lost sessions, because the seconds in which they can be re-created are over (AUTH-085).
  mutating func forgetLost() {
    lostSession = nil
    if activity == .lost { activity = .none }
  }
}
