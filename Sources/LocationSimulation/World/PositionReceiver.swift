import LocationTracks

/// How the phone looks for its position: one receiver for all apps.
struct PositionReceiver: Sendable {
  /// The number of the present plan; ticks of earlier ones are dropped.
  var number = 0
  /// Seconds between two looks; nil while nobody wants a position.
  var interval: Double?
  /// The newest position that was found, by whomever it was wanted (DEL-060).
  var newestFix: Fix?
  /// The newest reduced position; it stands for a cell (ACC-001).
  var reduced: Fix?
  /// When the reduced position was looked at last.
  var reducedAt: Moment?
  /// Where the phone has been standing still, and since when.
  var stillness: Stillness?
  /// The number of one-shot requests so far.
  var requests = 0

  /// Takes note of a position: of where the phone stands still, and of the reduced position.
  mutating func note(_ fix: Fix, stillnessRadius: Double, reducedInterval: Double, cellRadius: Double) {
    newestFix = fix
    let moved = stillness.map { fix.coordinate.isFarther(than: stillnessRadius, from: $0.place) }
    if moved ?? true { stillness = Stillness(place: fix.coordinate, since: fix.moment) }
    if let reducedAt, fix.moment < reducedAt + reducedInterval { return }
    reducedAt = fix.moment
    reduced = ReducedCell(containing: fix.coordinate, radius: cellRadius).fix(at: fix.moment)
  }
}
