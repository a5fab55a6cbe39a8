import CoreLocation
import LocationPolicy

/// The searches for one location that are under way; they share one manager.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct OneShotMachine: Sendable {
  private var searches = ByCaller<LocationSearch>()
  private var wanted = WantedAccuracies()
  /// The newest location that was given to the client while it could have all that it may have now.
  private var newest: CLLocation?
  private var state = State.unread

  private enum State: Sendable {
    /// What the app may do is not known yet; searches begin all the same.
    case unread
    /// What the app may do.
    case read(AuthorizationReading)
    /// Core Location refused a search, and the next reading has to tell why; until then the last one holds, if any.
    case refused(AuthorizationReading?)
    /// The process has ended: nothing is searched for anymore.
    case ended
  }

  /// What has to be done.
  enum Effect: Sendable {
    /// Call back when a search's time is over.
    case startTimer(RequestID, seconds: Double)
    /// A search's timer is not needed anymore.
    case stopTimer(RequestID)
    /// What the manager has to do for the searches has changed.
    case changed
    /// Read the authorization again.
    case read
    /// A search has ended.
    case finish(RequestID, Result<FoundLocation, LocationFailure>)
  }

  /// The accuracy that the manager has to aim for, in meters or Apple's constants; nil when nothing is searched for.
  var desiredAccuracy: Double? { wanted.best }

  /// Whether a search is under way.
  func isSearching(_ id: RequestID) -> Bool { searches[id] != nil }

  // Inputs

  /// A caller asks for a location; the newest that the client knows may already do.
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

  /// Locations came, oldest first.
  mutating func found(_ locations: [CLLocation], now: Date) -> [Effect] {
    let valid = locations.filter { $0.isValid(at: now) }
    // A clock that was set back has left it in the future, where nothing newer would take its place.
    if newest?.isValid(at: now) == false { newest = nil }
    for location in valid where location.timestamp >= newest?.timestamp ?? .distantPast { newest = location }
    let accuracy = accuracy
    return endSearches { search in search.take(valid, accuracy: accuracy, now: now).map(Result.success) }
  }

  /// The time of a search is over.
  mutating func timeIsOver(_ id: RequestID) -> [Effect] {
    searches[id].map { end(id, $0.endAtTimeLimit) } ?? []
  }

  /// A caller no longer waits.
  mutating func cancel(_ id: RequestID) -> [Effect] {
    end(id, .failure(.cancelled))
  }

  /// Core Location failed.
  ///
  /// Only a refusal can be for good, and the next reading tells whether it is. That no location is known passes
  /// (ERR-002), and all else is about what the manager does besides.
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    guard code == .denied, !searches.isEmpty else { return [] }
    state = .refused(reading)
    return [.read]
  }

  /// The authorization was read.
  mutating func read(_ new: AuthorizationReading, isInForeground: Bool) -> [Effect] {
    // Code that outlives its process, as in a test, may still be read to.
    if case .ended = state { return [] }
    let isLess = new.failureOfSearch != nil || (new.accuracy == .reduced && reading?.accuracy != .reduced)
    // The app may not have what it was given before anymore.
    if isLess { newest = nil }
    // Refused although authorized: When In Use, and the app is not in use (ERR-003).
    var refusal: LocationFailure?
    if case .refused = state, !isInForeground { refusal = .notInForeground }
    state = .read(new)
    let failure = new.failureOfSearch ?? refusal
    return endSearches { search in
      failure.map(Result.failure) ?? search.found(accuracy: new.accuracy).map(Result.success)
    }
  }

  /// The process ends; code that outlives it, as in a test, is told that its searches are off.
  mutating func end() -> [Effect] {
    state = .ended
    return endSearches { _ in .failure(.cancelled) }
  }

  // The ends

  /// What was read last; nil before the first reading.
  private var reading: AuthorizationReading? {
    switch state {
    case .read(let reading): reading
    case .refused(let reading): reading
    case .unread, .ended: nil
    }
  }

  private var accuracy: Accuracy { reading?.accuracy ?? .full }

  /// Ends the searches that a function finds an end for.
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
