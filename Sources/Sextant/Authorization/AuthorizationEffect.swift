/// What a machine for authorization wants done, in order, outside of any lock.
enum AuthorizationEffect: Hashable, Sendable {
  /// Make the request of the system.
  case call(SystemRequest)
  /// Call back after some seconds.
  case startTimer(Int, seconds: Double)
  /// A timer is of no interest any more.
  case stopTimer(Int)
  /// Read the authorization again.
  case read
  /// A caller's request has ended.
  case finish(RequestID, AuthorizationOutcome)
  /// What is believed has changed: save it, and tell those who watch.
  case believed
  /// The process ends: nobody is told anything any more.
  case end
}
