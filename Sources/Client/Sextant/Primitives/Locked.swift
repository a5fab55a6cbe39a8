import Foundation

/// A value behind a lock.
///
/// `Mutex` of Synchronization would do, but needs iOS 18.
final class Locked<Value: Sendable>: Sendable {
  private let lock = NSLock()
  // Only touched between lock and unlock; the compiler can't see that of a lock beside the value.
  nonisolated(unsafe) private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value; nothing that may call back belongs in the closure.
  ///
  /// Inlined, because a copy of it for each closure is larger than what it does.
  @inline(__always)
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
