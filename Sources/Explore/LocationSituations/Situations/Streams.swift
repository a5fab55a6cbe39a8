import LocationPolicy

/// What an app holds of Core Location's Swift API, one object of each kind at most, in the bits of a number.
///
/// A session that was made in the background has no effect before the app comes to the foreground, unless the process
/// before had the same one; those of a process that ended are lost, and for some seconds after the next launch they count
/// as if they were held (AUTH-085).
package struct Streams: Hashable, Sendable {
  /// The bits.
  private(set) var code: UInt16 = 0

  /// How many bits ``code`` takes.
  static let codeBits = 11

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
    get { code & 1 != 0 }
    set { put(newValue ? 1 : 0, at: 0, mask: 1) }
  }

  /// Whether the events of a monitor are awaited.
  package internal(set) var awaitsMonitorEvents: Bool {
    get { code & 2 != 0 }
    set { put(newValue ? 1 : 0, at: 1, mask: 1) }
  }

  /// The background activity session.
  package internal(set) var activity: Activity {
    get { Activity(rawValue: UInt8(code >> 2 & 3)) ?? .none }
    set { put(newValue.rawValue, at: 2, mask: 3) }
  }

  /// The service session that the app holds.
  package internal(set) var session: SessionWish? {
    get { SessionWish(rawValue: UInt8(code >> 4 & 7)) }
    set { put(newValue?.rawValue ?? 0, at: 4, mask: 7) }
  }

  /// The service session of the process that ended.
  package internal(set) var lostSession: SessionWish? {
    get { SessionWish(rawValue: UInt8(code >> 7 & 7)) }
    set { put(newValue?.rawValue ?? 0, at: 7, mask: 7) }
  }

  /// Whether the session was made in the background, and has no effect yet.
  package internal(set) var sessionIsPending: Bool {
    get { code & 1 << 10 != 0 }
    set { put(newValue ? 1 : 0, at: 10, mask: 1) }
  }

  private mutating func put(_ value: UInt8, at place: UInt16, mask: UInt16) {
    code = code & ~(mask << place) | UInt16(value) << place
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

  /// Whether the app has a background activity session, with an effect or without.
  var hasActivity: Bool { activity == .held || activity == .pending }

  /// What all of it asks for together; an explicit session takes the place of implicit ones (AUTH-081, AUTH-082).
  func goals(under rules: SituationRules) -> AuthorizationState.SessionGoals {
    if let session = sessionInEffect { return session.goals }
    let isImplicit =
      rules.policy.asyncUpdates.value == .implicitSession
      && !rules.app.traits.contains(.explicitServiceSession)
      && (iteratesLiveUpdates || awaitsMonitorEvents || activity == .held)
    return isImplicit ? .whenInUse : []
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
