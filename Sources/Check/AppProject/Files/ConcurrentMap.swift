import Foundation

extension Array where Element: Sendable {
  /// Returns what a function makes of each element, in their order; the work is shared among all processors.
  package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    let lock = NSLock()
    // Written below the lock only, and read when all iterations have ended. Not a Mutex: the thread sanitizer does
    // not see when that is handed from one thread to another, and reports a race where there is none.
    nonisolated(unsafe) var found = [Value?](repeating: nil, count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = transform(self[index])
      lock.withLock { found[index] = value }
    }
    return found.compactMap(\.self)
  }
}
