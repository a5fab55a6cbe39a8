import LocationPolicy

/// All that a client knows, behind one lock.
struct ClientState: Sendable {
  var authorization: AuthorizationMachine
  var authorizationWaiters = Waiters<AuthorizationOutcome>()
  var watchers: [RequestID: AuthorizationWatcher] = [:]
  /// Timers that run for authorization, by the machine's numbers.
  var timers: [Int: Cancellation] = [:]
  /// The time limits that run, by the caller that gave them.
  var limits: [RequestID: Cancellation] = [:]
  /// The core itself while the system is asked, for a prompt goes with its manager (AUTH-009).
  var keptWhileAsking: ClientCore?
  var requests = RequestID.Counter()
  /// What the app may do, as it was worked out last, and what from: it takes the rules of many possible states.
  private var known:
    (reading: AuthorizationReading, belief: AuthorizationBelief, authorization: LocationAuthorization)?

  init(authorization: AuthorizationMachine) { self.authorization = authorization }

  /// What the app may do; nil before the first reading, and after the process has ended.
  mutating func currentAuthorization() -> LocationAuthorization? {
    guard !authorization.hasEnded, let reading = authorization.reading, let belief = authorization.belief
    else { return nil }
    if let known, known.reading == reading, known.belief == belief { return known.authorization }
    let now = LocationAuthorization(reading, belief, in: authorization.setting)
    known = (reading, belief, now)
    return now
  }
}
