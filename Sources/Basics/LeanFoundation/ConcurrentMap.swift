extension Array where Element: Sendable {
  /// Returns the results of a function for all elements, in order; the work is divided among all
  /// processors.
  package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
    [Value](unsafeUninitializedCapacity: count) { buffer, initializedCount in
      // Each iteration writes to a place of its own, and nothing is read before all have ended.
      nonisolated(unsafe) let places = buffer
      DispatchQueue.concurrentPerform(iterations: count) { index in
        places.initializeElement(at: index, to: transform(self[index]))
      }
      initializedCount = count
    }
  }
}
