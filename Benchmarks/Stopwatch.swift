import Foundation

/// Measures processor time, which is comparable on a busy machine, or elapsed time.
enum Stopwatch {
  /// The processes whose processor time is measured.
  enum Worker {
    /// This process with all of its threads.
    case process
    /// The child processes that have ended.
    case children

    /// The processor time so far, of user and system, in seconds.
    var seconds: Double {
      var usage = rusage()
      #if canImport(Darwin)
        getrusage(self == .process ? RUSAGE_SELF : RUSAGE_CHILDREN, &usage)
      #else
        getrusage(__rusage_who_t((self == .process ? RUSAGE_SELF : RUSAGE_CHILDREN).rawValue), &usage)
      #endif
      return [usage.ru_utime, usage.ru_stime].reduce(0) { $0 + Double($1.tv_sec) + Double($1.tv_usec) / 1e6 }
    }
  }

  /// Returns the shortest processor time of several runs, in seconds.
  static func least(
    of runs: Int, by worker: Worker = .process, _ work: () throws -> Void
  ) rethrows -> Double {
    try least(of: runs, by: { worker.seconds }, work)
  }

  /// Returns the shortest elapsed time of several runs, in seconds; only this shows the gain of
  /// several processors.
  static func shortest(of runs: Int, _ work: () throws -> Void) rethrows -> Double {
    let start = ContinuousClock.now
    return try least(of: runs, by: { (ContinuousClock.now - start) / .seconds(1) }, work)
  }

  private static func least(
    of runs: Int, by clock: () -> Double, _ work: () throws -> Void
  ) rethrows -> Double {
    var least = Double.infinity
    for _ in 0..<runs {
      let start = clock()
      try work()
      least = min(least, clock() - start)
    }
    return least
  }
}
