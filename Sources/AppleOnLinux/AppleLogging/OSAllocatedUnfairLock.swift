/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // Apple declares it Sendable for states of every type. Only the thread that has the lock touches the state, which the
  // compiler can't see; a Mutex would do for the state, but can't say who has it, as precondition(_:) has to.

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

  /// What is known of who has a lock.
  public enum Ownership: Hashable, Sendable {
    /// The calling thread has it.
    case owner
    /// The calling thread doesn't have it.
    case notOwner
  }

  private let storage: Storage

  /// Creates a lock with a state that only this lock knows, as the caller promises.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Works on the state while the calling thread has the lock, without a check of what is handed over.
  public func withLockUnchecked<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    os_unfair_lock_lock(storage.lock)
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Works on the state while the calling thread has the lock.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Works on the state if nobody has the lock; nil otherwise, without a check of what is handed over.
  public func withLockIfAvailableUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { os_unfair_lock_unlock(storage.lock) }
    return try body(&storage.state)
  }

  /// Works on the state if nobody has the lock; nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result? {
    try withLockIfAvailableUnchecked(body)
  }

  /// Ends the process unless the calling thread has, or hasn't, the lock.
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
  /// Creates a lock that protects what isn't kept in it.
  public init() { self.init(uncheckedState: ()) }

  /// Locks; waits while another thread has the lock.
  public func lock() { os_unfair_lock_lock(storage.lock) }

  /// Unlocks; the calling thread must have the lock.
  public func unlock() { os_unfair_lock_unlock(storage.lock) }

  /// Locks if nobody has the lock; returns whether it did.
  public func lockIfAvailable() -> Bool { os_unfair_lock_trylock(storage.lock) }

  /// Works while the calling thread has the lock.
  public func withLock<Result: Sendable>(_ body: @Sendable () throws -> Result) rethrows -> Result {
    try withLockUnchecked(body)
  }

  /// Works while the calling thread has the lock, without a check of what is handed over.
  public func withLockUnchecked<Result>(_ body: () throws -> Result) rethrows -> Result {
    lock()
    defer { unlock() }
    return try body()
  }

  /// Works if nobody has the lock; nil otherwise.
  public func withLockIfAvailable<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result? {
    guard lockIfAvailable() else { return nil }
    defer { unlock() }
    return try body()
  }
}
