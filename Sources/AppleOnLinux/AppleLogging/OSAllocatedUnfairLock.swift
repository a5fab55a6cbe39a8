/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Apple declares it Sendable for states of any type. Only the thread that holds the lock accesses the state, which
  // the compiler can't verify; a Mutex would suffice for the state, but can't tell who holds it, which
  // precondition(_:) needs.

  private final class Storage {
    let lock: UnsafeMutablePointer<os_unfair_lock_s>
    var state: State

    init(_ state: State) {
      self.state = state
      lock = .allocate(capacity: 1)
      lock.initialize(to: os_unfair_lock_s())
    }

    deinit { lock.deallocate() }
  }

  /// The ownership of a lock.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread holds it.
    case owner
    /// The calling thread doesn't hold it.
    case notOwner
  }

  private let storage: Storage

  /// Creates a lock with a state that only this lock can access, as the caller guarantees.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure with the state while holding the lock, without checking the values that are passed.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the state while holding the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure with the state if the lock is free; returns nil otherwise, without checking the values that are
  /// passed.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Runs a closure with the state if the lock is free; returns nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the process unless the calling thread holds, or doesn't hold, the lock.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock that protects something outside of it.
  public init() { self.init(uncheckedState: ()) }

  /// Locks; waits while another thread holds the lock.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Unlocks; the calling thread must hold the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Locks if the lock is free; returns whether it did.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Runs a closure while holding the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Runs a closure while holding the lock, without checking the values that are passed.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Runs a closure if the lock is free; returns nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }
}
