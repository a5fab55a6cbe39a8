/// Which regions are given to the system, around a place.
struct RegionChoice: Sendable {
  /// The identifiers, the nearest border first; of equally near ones the first in order.
  let ids: [String]
  /// How far the phone can go before it may cross the border of a region that was not chosen, in meters.
  ///
  /// Infinite when all were chosen.
  let reach: Double

  /// A region that may be chosen.
  struct Candidate: Sendable {
    let id: String
    let center: Position
    let radius: Double
  }

  /// Chooses the regions whose borders are nearest, from within or from without.
  ///
  /// The border counts and not the middle: the phone has to go that far before the region has anything to tell.
  /// One walk over all of them, which keeps the few best.
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
