import LocationTracks

/// What the system remembers of an app's streams and sessions beside its process.
struct StreamMemory: Sendable {
  /// What the last process held when it ended, as long as it can be made again (DEL-044, AUTH-085).
  private(set) var lost: [StreamKind] = []
  /// The reduced position that the app's live updates got last (ACC-002).
  private(set) var place: Coordinate?

  /// The process that held some objects has ended.
  mutating func lose(_ streams: [AppStream]) {
    lost = streams.filter { $0.isInEffect }.map { $0.kind }
  }

  /// The app makes one of the objects again.
  mutating func takeUp(_ kind: StreamKind) {
    if let index = lost.firstIndex(of: kind) { lost.remove(at: index) }
  }

  /// Nothing can be made again anymore.
  mutating func forgetLost() { lost = [] }

  /// Returns a reduced position unless it is the one that the app got last, which still holds then.
  mutating func news(in reduced: Fix?) -> Fix? {
    guard let reduced, reduced.coordinate != place else { return nil }
    place = reduced.coordinate
    return reduced
  }

  /// The app has no live updates anymore.
  mutating func forgetPlace() { if place != nil { place = nil } }
}
