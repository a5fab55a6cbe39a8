/// The usual pause between a service's positions.
///
/// It depends on the service's source: a satellite receiver has a position every second, the network perhaps
/// every ten.
struct PositionRhythm {
  /// The maximum number of seconds between two positions for which there is a rhythm.
  private static let slowest = 20.0
  /// The multiple of the usual pause after which a service counts as silent.
  ///
  /// Inferred: one position may be missing, and the next one late.
  private static let tolerance = 2.5

  private var last: Double?
  /// The last three pauses, whose median is the usual one, so that neither a duplicate nor a single gap
  /// affects it.
  private var pauses: [Double] = []

  /// Records a position at a time in seconds.
  mutating func note(_ now: Double) {
    defer { last = now }
    guard let last else { return }
    if now - last > Self.slowest { pauses = [] } else { pauses = pauses.suffix(2) + [now - last] }
  }

  /// The maximum number of seconds without a position that isn't unusual; 0 if no rhythm is known.
  var longestPause: Double {
    pauses.isEmpty ? 0 : pauses.sorted()[(pauses.count - 1) / 2] * Self.tolerance
  }
}
