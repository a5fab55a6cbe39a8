import Dispatch

/// Changes some values at the same time, on as many processors as there are.
///
/// - Parameter change: Gets a value, which nobody else has meanwhile, and its place.
@usableFromInline
func changeConcurrently<Value: Sendable>(
  _ values: inout [Value], _ change: @Sendable (Int, inout Value) -> Void
) {
  let lock = DispatchQueue(label: "dev.sextant.exploration")
  // Touched under the lock only, and afterwards when all iterations have ended; the compiler can't see that of a queue.
  nonisolated(unsafe) var idle: [Value?] = values.map { $0 }
  values = []
  DispatchQueue.concurrentPerform(iterations: idle.count) { place in
    guard var value = lock.sync(execute: { idle[place].take() }) else { return }
    change(place, &value)
    lock.sync { idle[place] = value }
  }
  values = idle.compactMap { $0 }
}
