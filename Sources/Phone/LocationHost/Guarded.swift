import Foundation

/// A value that one thread at a time may read or change.
package final class Guarded<Value>: Sendable {
  private let lock = NSLock()
  // Only ever touched between lock and unlock. The thread sanitizer takes a handed-over Mutex for a race
  // here, and there is no other checked way to share a value that changes.
  nonisolated(unsafe) private var value: Value

  /// Creates a value to share.
  package init(_ value: Value) { self.value = value }

  /// Runs a piece of code with exclusive access to the value; nothing in it may wait or call foreign code.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
