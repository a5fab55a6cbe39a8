@testable import Sextant

// What a client still has under way: nothing of it may be left when nothing is asked anymore.

extension ClientCore {
  /// How many callers wait for an end.
  var waitingCallers: Int {
    authorization.state.withLock(\.waiters.count) + oneShots.state.withLock(\.waiters.count)
      + services.regions.state.withLock(\.waiters.count)
  }

  /// How many are told of the authorization.
  var watchingCallers: Int { authorization.state.withLock(\.watchers.count) }

  /// How many searches have a time limit that runs.
  var runningTimers: Int { oneShots.state.withLock(\.timers.count) }

  /// How many listeners have a compass.
  var runningHeadings: Int { services.headings.withLock(\.cores.count) }
}
