import LocationTracks

/// The system's memory of an app's streams and sessions outside its process.
struct StreamMemory: Sendable {
  /// The objects that the last process held when it ended, as long as they can be re-created (DEL-044, AUTH-085).
  private(set) var lost: [StreamKind] = []
  /// The last reduced position that the app's live updates received (ACC-002).
  private(set) var place: Coordinate?

  /// Records that the process which held some objects has ended.
  mutating func lose(_ streams: [AppStream]) {
    lost = streams.filter { $0.isInEffect }.map { $0.kind }
  }

  /// Records that the app re-creates one of the objects.
  mutating func takeUp(_ kind: StreamKind) {
    if let index = lost.firstIndex(of: kind) { lost.remove(at: index) }
  }

  /// Forgets the objects, which can't be re-created anymore.
  mutating func forgetLost() { lost = [] }

  /// Returns a reduced position unless it is the last one that the app received, which is then still valid.
  mutating func news(in reduced: Fix?) -> Fix? {
    guard let reduced, reduced.coordinate != place else { return nil }
    place = reduced.coordinate
    return reduced
  }

  /// Forgets the position, because the app has no live updates anymore.
  mutating func forgetPlace() { if place != nil { place = nil } }
}
