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
  private var pause = 0.0

  /// Takes note of a position, by a clock in seconds.
  mutating func note(_ now: Double) {
    defer { last = now }
    guard let last else { return }
    pause = now - last <= Self.slowest ? now - last : 0
  }

  /// The seconds without a position that are nothing unusual; 0 without a rhythm.
  var longestPause: Double { pause * Self.tolerance }
}
