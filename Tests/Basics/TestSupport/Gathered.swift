import Foundation

/// Values from other threads, for which a test can wait.
package final class Gathered<Value: Sendable>: Sendable {
  private let condition = NSCondition()
  // Only accessed while the condition is locked.
  nonisolated(unsafe) private var stored: [Value] = []

  package init() {}

  /// The values so far.
  package var values: [Value] {
    condition.lock()
    defer { condition.unlock() }
    return stored
  }

  /// Adds a value.
  package func add(_ value: Value) {
    condition.lock()
    stored.append(value)
    condition.broadcast()
    condition.unlock()
  }

  /// Waits until the values fulfill a condition, and returns them; throws an error if that takes too long.
  @discardableResult
  package func wait(
    within seconds: Double = 120, until isEnough: ([Value]) -> Bool
  ) throws -> [Value] {
    let deadline = Date(timeIntervalSinceNow: seconds)
    condition.lock()
    defer { condition.unlock() }
    while !isEnough(stored) {
      guard condition.wait(until: deadline) else {
        throw ToolError("after \(seconds) s there were only \(stored)")
      }
    }
    return stored
  }
}
