import Foundation

/// A value that only one thread at a time may read or change.
package final class Guarded<Value>: Sendable {
  private let lock = NSLock()
  // Accessed only between lock and unlock. The thread sanitizer reports a race for a Mutex that is passed on here,
  // and there is no other checked way to share a mutable value.
  nonisolated(unsafe) private var value: Value

  /// Creates a value to share.
  package init(_ value: Value) { self.value = value }

  /// Runs a closure with exclusive access to the value; it must not wait or call foreign code.
  package func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
