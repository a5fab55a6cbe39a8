import Foundation

/// Values that come from other threads, and a wait until they are what a test expects.
package final class Gathered<Value: Sendable>: Sendable {
  private let condition = NSCondition()
  // Only touched while the condition is locked.
  nonisolated(unsafe) private var stored: [Value] = []

  package init() {}

  /// What has come so far.
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

  /// Waits until something is true of the values, and returns them; throws when that takes too long.
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
