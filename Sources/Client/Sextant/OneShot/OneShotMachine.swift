import CoreLocation
import LocationPolicy

/// The running searches for single locations, which share one manager.
///
/// A state machine without I/O: each input returns effects, to be carried out in order and outside of any lock.
struct OneShotMachine: Sendable {
  private var searches = ByCaller<LocationSearch>()
  private var wanted = WantedAccuracies()
  /// The newest location that the client received while the app had at least the authorization that it has now.
  private var newest: CLLocation?
  private var state = State.unread

  private enum State: Sendable {
    /// The authorization is not known yet; searches begin all the same.
    case unread
    /// The authorization that was last read.
    case read(AuthorizationReading)
    /// Core Location refused a search, and the next reading must show why; until then the previous one applies, if
    /// any.
    case refused(AuthorizationReading?)
    /// The process has ended: there are no more searches.
    case ended
  }

  /// The side effects that the caller must carry out.
  enum Effect: Sendable {
    /// Call back when a search's time is over.
    case startTimer(RequestID, seconds: Double)
    /// Stop a search's timer, which is no longer needed.
    case stopTimer(RequestID)
    /// Apply the manager's setup for the searches, which has changed.
    case changed
    /// Read the authorization again.
    case read
    /// Report the end of a search.
    case finish(RequestID, Result<FoundLocation, LocationFailure>)
  }

  /// The accuracy that the manager needs, in meters or Apple's constants; nil if there are no searches.
  var desiredAccuracy: Double? { wanted.best }

  /// Returns whether a search is running.
  func isSearching(_ id: RequestID) -> Bool { searches[id] != nil }

  // Inputs

  /// Begins a search; the newest location that the client knows may already end it.
  mutating func begin(_ request: LocationRequest, id: RequestID, now: Date) -> [Effect] {
    if case .ended = state { return [.finish(id, .failure(.cancelled))] }
    if let failure = reading?.failureOfSearch { return [.finish(id, .failure(failure))] }
    var search = LocationSearch(request, id: id, began: now)
    if let newest, newest.isValid(at: now),
      let found = search.take([newest], accuracy: accuracy, now: now)
    {
      return [.finish(id, .success(found))]
    }
    searches[id] = search
    return [.startTimer(id, seconds: search.timeLimit)]
      + changing { $0.wanted.insert(request.accuracy.desiredAccuracy) }
  }

  /// Handles locations, oldest first.
  mutating func found(_ locations: [CLLocation], now: Date) -> [Effect] {
    let valid = locations.filter { $0.isValid(at: now) }
    // After the clock was set back, its time is in the future, and nothing newer could replace it.
    if newest?.isValid(at: now) == false { newest = nil }
    for location in valid where location.timestamp >= newest?.timestamp ?? .distantPast { newest = location }
    let accuracy = accuracy
    return endSearches { search in search.take(valid, accuracy: accuracy, now: now).map(Result.success) }
  }

  /// Handles the end of a search's time limit.
  mutating func timeIsOver(_ id: RequestID) -> [Effect] {
    searches[id].map { end(id, $0.endAtTimeLimit) } ?? []
  }

  /// Handles a caller that no longer waits.
  mutating func cancel(_ id: RequestID) -> [Effect] {
    end(id, .failure(.cancelled))
  }

  /// Handles an error of Core Location.
  ///
  /// Only a refusal can be permanent, and the next reading shows whether it is. A missing location is temporary
  /// (ERR-002), and all other errors concern other services of the manager.
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    guard code == .denied, !searches.isEmpty else { return [] }
    state = .refused(reading)
    return [.read]
  }

  /// Handles a reading of the authorization.
  mutating func read(_ new: AuthorizationReading, isInForeground: Bool) -> [Effect] {
    // Code that outlives its process, as in a test, may still receive readings.
    if case .ended = state { return [] }
    let isLess = new.failureOfSearch != nil || (new.accuracy == .reduced && reading?.accuracy != .reduced)
    // The app may no longer have what it received before.
    if isLess { newest = nil }
    // Refused although authorized: the app has When In Use and isn't in use (ERR-003).
    var refusal: LocationFailure?
    if case .refused = state, !isInForeground { refusal = .notInForeground }
    state = .read(new)
    let failure = new.failureOfSearch ?? refusal
    return endSearches { search in
      failure.map(Result.failure) ?? search.found(accuracy: new.accuracy).map(Result.success)
    }
  }

  /// Handles the end of the process, and cancels the searches of code that outlives it, as in a test.
  mutating func end() -> [Effect] {
    state = .ended
    return endSearches { _ in .failure(.cancelled) }
  }

  // Results

  /// The last reading; nil before the first one.
  private var reading: AuthorizationReading? {
    switch state {
    case .read(let reading): reading
    case .refused(let reading): reading
    case .unread, .ended: nil
    }
  }

  private var accuracy: Accuracy { reading?.accuracy ?? .full }

  /// Ends the searches for which a function returns a result.
  private mutating func endSearches(
    _ result: (inout LocationSearch) -> Result<FoundLocation, LocationFailure>?
  ) -> [Effect] {
    var ends: [Effect] = []
    let before = desiredAccuracy
    searches.change { search in
      guard let result = result(&search) else { return true }
      wanted.remove(search.request.accuracy.desiredAccuracy)
      ends += [.stopTimer(search.id), .finish(search.id, result)]
      return false
    }
    return (before == desiredAccuracy ? [] : [.changed]) + ends
  }

  private mutating func end(
    _ id: RequestID, _ result: Result<FoundLocation, LocationFailure>
  ) -> [Effect] {
    guard let search = searches.remove(id) else { return [] }
    return changing { $0.wanted.remove(search.request.accuracy.desiredAccuracy) }
      + [.stopTimer(search.id), .finish(search.id, result)]
  }

  private mutating func changing(_ change: (inout Self) -> Void) -> [Effect] {
    let before = desiredAccuracy
    change(&self)
    return before == desiredAccuracy ? [] : [.changed]
  }
}
