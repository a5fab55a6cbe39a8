@testable import Sextant

// Everything that a client has in progress, of which nothing may remain when there are no requests.

extension ClientCore {
  /// The number of callers that wait for an end.
  var waitingCallers: Int {
    authorization.state.withLock(\.waiters.count) + oneShots.state.withLock(\.waiters.count)
      + services.regions.state.withLock(\.waiters.count)
  }

  /// The number of callers that are notified of the authorization.
  var watchingCallers: Int { authorization.state.withLock(\.watchers.count) }

  /// The number of searches with a running time limit.
  var runningTimers: Int { oneShots.state.withLock(\.timers.count) }

  /// The number of listeners with a running compass.
  var runningHeadings: Int { services.headings.withLock(\.cores.count) }
}
