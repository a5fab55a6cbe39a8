/// How often a service finds positions, which depends on what it asks: a satellite receiver every second, the network
/// perhaps every ten.
struct PositionRhythm {
  /// The maximum number of seconds between two positions for which there is a rhythm.
  private static let slowest = 20.0
  /// How many times the usual pause is a silence.
  ///
  /// Inferred: one position may fail to come, and the next one be late.
  private static let tolerance = 2.5

  private var last: Double?
  /// The last three pauses, of which the middle one is the usual one: two positions of one moment don't make a rhythm,
  /// nor does one gap.
  private var pauses: [Double] = []

  /// Takes note of a position, by a clock in seconds.
  mutating func note(_ now: Double) {
    defer { last = now }
    guard let last else { return }
    if now - last > Self.slowest { pauses = [] } else { pauses = pauses.suffix(2) + [now - last] }
  }

  /// The seconds without a position that are nothing unusual; 0 without a rhythm.
  var longestPause: Double {
    pauses.isEmpty ? 0 : pauses.sorted()[(pauses.count - 1) / 2] * Self.tolerance
  }
}
