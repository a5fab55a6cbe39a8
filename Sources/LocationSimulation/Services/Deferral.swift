import LocationTracks

/// Updates that an app lets the system hold back while it is in the background (DEL-085).
struct Deferral: Hashable, Sendable {
  /// How many metres to travel before the updates are handed over.
  let distance: Double
  /// When they are handed over in any case; nil for never.
  let end: Moment?
  /// How far the phone went since the deferral began, in metres.
  private(set) var travelled = 0.0
  /// The fixes that are held back, oldest first.
  private(set) var fixes: [Fix] = []

  init(distance: Double, end: Moment?) {
    self.distance = distance
    self.end = end
  }

  /// Holds back a fix.
  mutating func hold(_ fix: Fix, after last: DeliveredPlace?) {
    if let last { travelled += last.coordinate.distance(to: fix.coordinate) }
    fixes.append(fix)
  }

  /// Whether all that is held back has to be handed over.
  func isDue(at moment: Moment, limit: Int) -> Bool {
    travelled >= distance || fixes.count >= limit || (end.map { moment >= $0 } ?? false)
  }
}
