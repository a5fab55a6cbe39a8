import LocationPolicy

/// All that a client knows, behind one lock.
struct ClientState: Sendable {
  var authorization: AuthorizationMachine
  var authorizationWaiters = Waiters<AuthorizationOutcome>()
  var watchers: [RequestID: @Sendable (LocationAuthorization) -> Void] = [:]
  private var nextRequest = 0

  init(authorization: AuthorizationMachine) { self.authorization = authorization }

  mutating func newID() -> RequestID {
    nextRequest += 1
    return RequestID(number: nextRequest)
  }

  /// What the app may do; nil before the first reading.
  var currentAuthorization: LocationAuthorization? {
    guard let reading = authorization.reading, let belief = authorization.belief else { return nil }
    return LocationAuthorization(reading, belief, setting: authorization.setting)
  }
}
