import Foundation

extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in order; the work is divided among all
  /// processors.
  package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    let lock = NSLock()
    // Written only while locked, and read when all iterations have ended. A Mutex isn't used
    // because the thread sanitizer reports a false race when one is passed between threads.
    nonisolated(unsafe) var found = [Value?](repeating: nil, count: count)
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let value = transform(self[index])
      lock.withLock { found[index] = value }
    }
    return found.compactMap(\.self)
  }
}
