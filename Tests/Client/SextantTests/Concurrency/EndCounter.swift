@testable import Sextant

/// Counts how often each of many callers has ended.
final class EndCounter: Sendable {
  private struct Counts {
    var ofCaller: [Int]
    var sum = 0
  }

  // Not a Mutex: the thread sanitizer does not see its locking, and takes what it guards for a race.
  private let counts: Locked<Counts>

  init(callers: Int) { counts = Locked(Counts(ofCaller: Array(repeating: 0, count: callers))) }

  /// How many ends there were.
  var sum: Int { counts.withLock { $0.sum } }

  /// Those who have not ended.
  var missing: [Int] {
    counts.withLock { counts in counts.ofCaller.indices.filter { counts.ofCaller[$0] == 0 } }
  }

  /// Whether each caller has ended, and none of them twice.
  var isOnceEach: Bool { counts.withLock { $0.ofCaller.allSatisfy { $0 == 1 } } }

  func end(of caller: Int) {
    counts.withLock {
      $0.ofCaller[caller] += 1
      $0.sum += 1
    }
  }
}
