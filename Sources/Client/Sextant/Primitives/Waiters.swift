/// The callers that wait for an end, each of which is notified exactly once.
struct Waiters<Output: Sendable>: Sendable {
  private enum Entry: Sendable {
    /// The caller is about to wait.
    case announced
    /// The caller was canceled before it waited.
    case abandoned
    /// The caller waits, and this closure reports the end.
    case waiting(@Sendable (Output) -> Void)
  }

  private var entries = ByCaller<Entry>()

  /// The number of callers.
  var count: Int { entries.count }

  /// Returns whether a caller waits for its end.
  func waits(_ id: RequestID) -> Bool {
    if case .waiting? = entries[id] { true } else { false }
  }

  /// Registers a caller that is about to wait.
  mutating func announce(_ id: RequestID) { entries[id] = .announced }

  /// Makes a caller wait; returns false if it was already canceled, and must be notified of that.
  mutating func wait(_ id: RequestID, _ end: @escaping @Sendable (Output) -> Void) -> Bool {
    if case .abandoned? = entries[id] {
      entries.remove(id)
      return false
    }
    entries[id] = .waiting(end)
    return true
  }

  /// Cancels a caller; returns whether it was already waiting, and so must be ended by the party that it waits for.
  mutating func abandon(_ id: RequestID) -> Bool {
    switch entries[id] {
    case .announced:
      entries[id] = .abandoned
      return false
    case .waiting: return true
    case .abandoned, nil: return false
    }
  }

  /// Removes a caller whose end has come; returns the closure to call, outside of any lock, which no one else
  /// receives.
  mutating func finish(_ id: RequestID) -> (@Sendable (Output) -> Void)? {
    guard case .waiting(let end)? = entries[id] else { return nil }
    entries.remove(id)
    return end
  }
}
