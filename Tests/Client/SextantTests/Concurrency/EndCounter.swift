@testable import Sextant

/// Counts how often each of many callers has ended.
final class EndCounter: Sendable {
  private struct Counts {
    var ofCaller: [Int]
    var sum = 0
  }

  // A Mutex isn't used because the thread sanitizer doesn't see its locking, and reports false races.
  private let counts: Locked<Counts>

  init(callers: Int) { counts = Locked(Counts(ofCaller: Array(repeating: 0, count: callers))) }

  /// The number of ends.
  var sum: Int { counts.withLock { $0.sum } }

  /// The callers that have not ended.
  var missing: [Int] {
    counts.withLock { counts in counts.ofCaller.indices.filter { counts.ofCaller[$0] == 0 } }
  }

  /// Whether each caller has ended exactly once.
  var isOnceEach: Bool { counts.withLock { $0.ofCaller.allSatisfy { $0 == 1 } } }

  func end(of caller: Int) {
    counts.withLock {
      $0.ofCaller[caller] += 1
      $0.sum += 1
    }
  }
}
