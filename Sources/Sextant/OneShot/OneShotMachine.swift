import CoreLocation
import LocationPolicy

/// The searches for one location that are under way; they share one manager.
///
/// A state machine without I/O: each input returns what has to be done, in order, outside of any lock.
struct OneShotMachine: Sendable {
  private struct Search: Sendable {
    let id: RequestID
    let request: LocationRequest
    let began: Date
    var best: CLLocation?
  }

  /// In the order of their coming.
  private var searches: [Search] = []

  /// What has to be done.
  enum Effect: Sendable {
    /// Call back when a search's time is over.
    case startTimer(RequestID, seconds: Double)
    /// Offer the newest location that the system has to a search.
    case offerNewest(RequestID)
    /// What the manager has to do for the searches has changed.
    case changed
    /// A search has ended.
    case finish(RequestID, Result<FoundLocation, LocationFailure>)
  }

  /// The accuracy that the manager has to aim for, in metres or Apple's constants; nil when nothing is searched.
  var desiredAccuracy: Double? { searches.map(\.request.accuracy.desiredAccuracy).min() }

  /// A caller asks for a location.
  mutating func begin(_ request: LocationRequest, id: RequestID, now: Date) -> [Effect] {
    searches.append(Search(id: id, request: request, began: now))
    return [.startTimer(id, seconds: request.timeLimit), .offerNewest(id), .changed]
  }

  /// The newest location that the system has may be fresh and fine enough.
  mutating func offer(_ newest: CLLocation, to id: RequestID, now: Date) -> [Effect] {
    guard let index = searches.firstIndex(where: { $0.id == id }), searches[index].request.maximumAge > 0,
      isUsable(newest, for: searches[index], now: now)
    else { return [] }
    guard newest.horizontalAccuracy <= searches[index].request.accuracy.radius else {
      searches[index].best = Self.better(of: searches[index].best, and: [newest])
      return []
    }
    return end(id, .success(FoundLocation(newest, because: .cached)))
  }

  /// Locations came; the newest ones are the last.
  mutating func found(_ locations: [CLLocation], accuracy: Accuracy, now: Date) -> [Effect] {
    var ended: [Effect] = []
    for search in searches {
      let usable = locations.filter { isUsable($0, for: search, now: now) }
      guard let best = Self.better(of: search.best, and: usable) else { continue }
      let radius = search.request.accuracy.radius
      if best.horizontalAccuracy <= radius {
        ended += end(search.id, .success(FoundLocation(best, because: .accurateEnough)))
      } else if accuracy == .reduced {
        ended += end(search.id, .success(FoundLocation(best, because: .reducedAccuracy)))
      } else if let index = searches.firstIndex(where: { $0.id == search.id }) {
        searches[index].best = best
      }
    }
    return ended
  }

  /// The time of a search is over.
  mutating func timeIsOver(_ id: RequestID) -> [Effect] {
    guard let search = searches.first(where: { $0.id == id }) else { return [] }
    guard let best = search.best else { return end(id, .failure(.notFound)) }
    return end(id, .success(FoundLocation(best, because: .bestAtTimeLimit)))
  }

  /// A caller no longer waits.
  mutating func cancel(_ id: RequestID) -> [Effect] {
    searches.contains { $0.id == id } ? end(id, .failure(.cancelled)) : []
  }

  /// Core Location failed; what passes by itself is waited for (ERR-002).
  mutating func failed(_ code: CLError.Code) -> [Effect] {
    switch code {
    case .locationUnknown: []
    case .denied: endAll(.authorizationLost)
    default: endAll(.failed(code))
    }
  }

  /// The app may no longer use locations.
  mutating func authorizationLost(servicesOff: Bool) -> [Effect] {
    endAll(servicesOff ? .servicesOff : .authorizationLost)
  }

  private mutating func endAll(_ failure: LocationFailure) -> [Effect] {
    searches.flatMap { end($0.id, .failure(failure)) }
  }

  private mutating func end(_ id: RequestID, _ result: Result<FoundLocation, LocationFailure>) -> [Effect] {
    searches.removeAll { $0.id == id }
    return [.changed, .finish(id, result)]
  }

  /// Whether a location is valid (DEL-063) and fresh enough; the first one that comes may be old (DEL-060).
  private func isUsable(_ location: CLLocation, for search: Search, now: Date) -> Bool {
    guard location.horizontalAccuracy >= 0, CLLocationCoordinate2DIsValid(location.coordinate) else {
      return false
    }
    let oldest = min(search.began, now).addingTimeInterval(-search.request.maximumAge)
    return location.timestamp >= oldest
  }

  /// The finest of what is there, and of what is equally fine the newest.
  private static func better(of best: CLLocation?, and others: [CLLocation]) -> CLLocation? {
    others.reduce(best) { best, other in
      guard let best else { return other }
      return other.horizontalAccuracy <= best.horizontalAccuracy ? other : best
    }
  }
}
