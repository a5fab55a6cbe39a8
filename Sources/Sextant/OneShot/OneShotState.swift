/// All that is known of the searches for one location, behind one lock.
struct OneShotState: Sendable {
  var machine = OneShotMachine()
  var waiters = Waiters<Result<FoundLocation, LocationFailure>>()
  var timers: [RequestID: Cancellation] = [:]
  private var requests = RequestID.Counter()

  /// Numbers a caller who is about to wait.
  mutating func newCaller() -> RequestID {
    let id = requests.next()
    waiters.announce(id)
    return id
  }

  /// Keeps the timer of a search; returns whether the search is still under way.
  mutating func keep(_ timer: Cancellation, of id: RequestID) -> Bool {
    guard machine.isSearching(id) else { return false }
    timers[id] = timer
    return true
  }
}
