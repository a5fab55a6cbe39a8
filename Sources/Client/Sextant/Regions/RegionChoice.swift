/// A choice of the regions to pass to the system, around a place.
struct RegionChoice: Sendable {
  /// The identifiers, the nearest border first; equally near ones in their original order.
  let ids: [String]
  /// The distance that the phone can move before it may cross the border of a region that was not chosen, in meters.
  ///
  /// Infinite if all were chosen.
  let reach: Double

  /// A region that may be chosen.
  struct Candidate: Sendable {
    let id: String
    let center: Position
    let radius: Double
  }

  /// Chooses the regions whose borders are nearest, from inside or outside.
  ///
  /// The border counts rather than the center: the phone must move that far before the region causes an event. A
  /// single pass over all regions keeps the few best.
  init(of candidates: [Candidate], around place: Position, limit: Int) {
    var nearest: [Ranked] = []
    let kept = max(0, limit) + 1
    for candidate in candidates {
      let ranked = Ranked(
        distance: abs(place.distance(to: candidate.center) - candidate.radius), id: candidate.id)
      if nearest.count == kept, let last = nearest.last, last <= ranked { continue }
      nearest.insert(ranked, at: nearest.firstIndex { ranked < $0 } ?? nearest.endIndex)
      if nearest.count > kept { nearest.removeLast() }
    }
    reach = nearest.count == kept ? nearest.removeLast().distance : .infinity
    ids = nearest.map(\.id)
  }

  private struct Ranked: Comparable {
    let distance: Double
    let id: String

    static func < (one: Ranked, other: Ranked) -> Bool {
      (one.distance, one.id) < (other.distance, other.id)
    }
  }
}
