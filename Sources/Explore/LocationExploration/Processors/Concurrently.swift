import Dispatch

/// Changes some values concurrently, on all processors.
///
/// - Parameter change: Receives a value, to which it has exclusive access, and its index.
@usableFromInline
func changeConcurrently<Value: Sendable>(
  _ values: inout [Value], _ change: @Sendable (Int, inout Value) -> Void
) {
  let lock = DispatchQueue(label: "dev.sextant.exploration")
  // Accessed only under the lock, and after all iterations have ended; the compiler can't verify that for a queue.
  nonisolated(unsafe) var idle: [Value?] = values.map { $0 }
  values = []
  DispatchQueue.concurrentPerform(iterations: idle.count) { place in
    guard var value = lock.sync(execute: { idle[place].take() }) else { return }
    change(place, &value)
    lock.sync { idle[place] = value }
  }
  values = idle.compactMap { $0 }
}
