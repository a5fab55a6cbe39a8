import CoreLocation
import LocationPolicy

/// The searches for one location that are under way; they share one manager.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct OneShotMachine: Sendable {
  /// In the order of their numbers, which callers on several threads need not keep when they begin.
  private var searches: [LocationSearch] = []
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
    /// The process has ended: nothing is searched for any more.
    case ended
  }

  /// What has to be done.
  enum Effect: Sendable {
    /// Call back when a search's time is over.
    case startTimer(RequestID, seconds: Double)
    /// A search's timer is not needed any more.
    case stopTimer(RequestID)
    /// What the manager has to do for the searches has changed.
    case changed
    /// Read the authorization again.
    case read
    /// A search has ended.
    case finish(RequestID, Result<FoundLocation, LocationFailure>)
  }

  /// The accuracy that the manager has to aim for, in metres or Apple's constants; nil when nothing is searched for.
  var desiredAccuracy: Double? { wanted.best }

  /// Whether a search is under way.
  func isSearching(_ id: RequestID) -> Bool { index(of: id) != nil }

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
    searches.insert(search, at: place(of: id))
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
    index(of: id).map { end(at: $0, searches[$0].endAtTimeLimit) } ?? []
  }

  /// A caller no longer waits.
  mutating func cancel(_ id: RequestID) -> [Effect] {
    index(of: id).map { end(at: $0, .failure(.cancelled)) } ?? []
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
    // The app may not have what it was given before any more.
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
    var others: [LocationSearch] = []
    let before = desiredAccuracy
    for index in searches.indices {
      guard let result = result(&searches[index]) else {
        others.append(searches[index])
        continue
      }
      wanted.remove(searches[index].request.accuracy.desiredAccuracy)
      ends += [.stopTimer(searches[index].id), .finish(searches[index].id, result)]
    }
    if !ends.isEmpty { searches = others }
    return (before == desiredAccuracy ? [] : [.changed]) + ends
  }

  private mutating func end(at index: Int, _ result: Result<FoundLocation, LocationFailure>) -> [Effect] {
    let search = searches.remove(at: index)
    return changing { $0.wanted.remove(search.request.accuracy.desiredAccuracy) }
      + [.stopTimer(search.id), .finish(search.id, result)]
  }

  private mutating func changing(_ change: (inout Self) -> Void) -> [Effect] {
    let before = desiredAccuracy
    change(&self)
    return before == desiredAccuracy ? [] : [.changed]
  }

  private func index(of id: RequestID) -> Int? {
    let place = place(of: id)
    return place < searches.count && searches[place].id == id ? place : nil
  }

  /// The place that a search has or would have, by binary search: there may be very many.
  private func place(of id: RequestID) -> Int {
    var low = 0
    var high = searches.count
    while low < high {
      let middle = (low + high) / 2
      if searches[middle].id.number < id.number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
