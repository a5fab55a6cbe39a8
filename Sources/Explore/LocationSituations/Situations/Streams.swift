import LocationDelivery
import LocationPolicy

/// What an app holds of Core Location's Swift API, one object of each kind at most, in the bits of a number.
///
/// A session that was made in the background has no effect before the app comes to the foreground, unless the process
/// before had the same one; those of a process that ended are lost, and for some seconds after the next launch they count
/// as if they were held (AUTH-085).
package struct Streams: Hashable, Sendable {
  /// The bits.
  private(set) var code: UInt16 = 0

  /// The fields of ``code``, from the lowest bit on.
  private enum Field {
    static let iteratesLiveUpdates = BitField()
    static let awaitsMonitorEvents = BitField(after: iteratesLiveUpdates)
    static let activity = BitField(after: awaitsMonitorEvents, for: Activity.allCases.count)
    /// The number of a session's wish; 0 without a session.
    static let session = BitField(after: activity, for: SessionWish.allCases.count + 1)
    static let lostSession = BitField(after: session, for: SessionWish.allCases.count + 1)
    static let sessionIsPending = BitField(after: lostSession)
  }

  /// How many bits ``code`` takes.
  static let codeBits = Int(Field.sessionIsPending.end)

  /// How things stand with the background activity session.
  package enum Activity: UInt8, CaseIterable, Hashable, Sendable {
    /// There is none.
    case none
    /// It was made in the background, and has no effect yet.
    case pending
    /// It is held.
    case held
    /// The process that held it ended.
    case lost
  }

  init() {}

  init(code: UInt16) { self.code = code }

  /// Whether there is nothing of it.
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

  /// Whether the session was made in the background, and has no effect yet.
  package internal(set) var sessionIsPending: Bool {
    get { self[Field.sessionIsPending] != 0 }
    set { self[Field.sessionIsPending] = newValue ? 1 : 0 }
  }

  private subscript(field: BitField) -> UInt8 {
    get { UInt8(field.value(in: UInt64(code))) }
    set { code = UInt16(field.replacing(in: UInt64(code), with: newValue)) }
  }

  // What counts

  /// The service session that has an effect.
  var sessionInEffect: SessionWish? { sessionIsPending ? nil : session }

  /// Whether an explicit session is held, or may still be made again.
  var holdsSession: Bool { sessionInEffect != nil || lostSession != nil }

  /// Whether a session for Always is held, or may still be made again (AUTH-086).
  var holdsAlwaysSession: Bool { sessionInEffect?.goal == .always || lostSession?.goal == .always }

  /// Whether a background activity session is held, or may still be made again (BG-023).
  var holdsActivity: Bool { activity == .held || activity == .lost }

  /// All of these.
  var heldSessions: HeldSessions {
    var held = HeldSessions()
    held.service = holdsSession
    held.always = holdsAlwaysSession
    held.activity = holdsActivity
    return held
  }

  /// Whether the app has a background activity session, with an effect or without.
  var hasActivity: Bool { activity == .held || activity == .pending }

  /// What all of it asks for together; an explicit session takes the place of implicit ones (AUTH-081, AUTH-082).
  func goals(under rules: SituationRules) -> AuthorizationState.SessionGoals {
    rules.policy.sessionGoals(
      explicit: sessionInEffect?.goals ?? [],
      holdsUpdates: iteratesLiveUpdates || awaitsMonitorEvents || activity == .held, of: rules.app)
  }

  // What becomes of it

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

  /// In the foreground everything has an effect.
  mutating func comeIntoEffect() {
    sessionIsPending = false
    if activity == .pending { activity = .held }
  }

  /// The process has ended.
  mutating func loseProcess() {
    var lost = Streams()
    lost.lostSession = sessionInEffect
    if activity == .held { lost.activity = .lost }
    self = lost
  }

  /// The seconds in which sessions can be made again are over (AUTH-085).
  mutating func forgetLost() {
    lostSession = nil
    if activity == .lost { activity = .none }
  }
}
