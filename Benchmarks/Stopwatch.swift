import Foundation

/// Measures what something takes: the processor's time, which can be compared on a busy machine, or the time that passes.
enum Stopwatch {
  /// Whose processor time is measured.
  enum Worker {
    /// This process with all of its threads.
    case process
    /// The processes that it waits for.
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

  /// Returns the processor time of the run that took least of some, in seconds.
  static func least(
    of runs: Int, by worker: Worker = .process, _ work: () throws -> Void
  ) rethrows -> Double {
    try least(of: runs, by: { worker.seconds }, work)
  }

  /// Returns the time that passed in the shortest of some runs, in seconds: only that says what several processors gain.
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
