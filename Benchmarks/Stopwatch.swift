/// Measures how long something takes.
enum Stopwatch {
  /// Returns the shortest of some runs, in seconds.
  static func shortest(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    var best = Double.infinity
    for _ in 0..<runs {
      let start = ContinuousClock.now
      try work()
      let elapsed = ContinuousClock.now - start
      best = min(best, Double(elapsed.components.attoseconds) / 1e18 + Double(elapsed.components.seconds))
    }
    return best
  }
}
