import Foundation

/// A value behind a lock.
///
/// `Mutex` of Synchronization would do, but needs iOS 18.
final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Accessed only between lock and unlock; the compiler can't verify that for a lock beside the value.
  nonisolated(unsafe) private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value; don't call anything in the closure that may call back.
  ///
  /// It is inlined because a copy for each closure would be larger than its body.
  @inline(__always)
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
