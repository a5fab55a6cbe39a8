/// The callers that wait for an end, each of which is told exactly once.
struct Waiters<Output: Sendable>: Sendable {
  private enum Entry: Sendable {
    /// The caller is about to wait.
    case announced
    /// It was called off before it waited.
    case abandoned
    /// It waits, and is told its end by this.
    case waiting(@Sendable (Output) -> Void)
  }

  private var entries = ByCaller<Entry>()

  /// How many there are.
  var count: Int { entries.count }

  /// Whether a caller waits for its end.
  func waits(_ id: RequestID) -> Bool {
    if case .waiting? = entries[id] { true } else { false }
  }

  /// A caller is about to wait.
  mutating func announce(_ id: RequestID) { entries[id] = .announced }

  /// A caller waits from now on; returns false if it was called off before, and so is to be told that.
  mutating func wait(_ id: RequestID, _ end: @escaping @Sendable (Output) -> Void) -> Bool {
    if case .abandoned? = entries[id] {
      entries.remove(id)
      return false
    }
    entries[id] = .waiting(end)
    return true
  }

  /// A caller is called off; returns whether it waits already, and so has to be ended by the one that it waits for.
  mutating func abandon(_ id: RequestID) -> Bool {
    switch entries[id] {
    case .announced:
      entries[id] = .abandoned
      return false
    case .waiting: return true
    case .abandoned, nil: return false
    }
  }

  /// The end has come: returns what to tell it to, outside of any lock, which nobody else gets.
  mutating func finish(_ id: RequestID) -> (@Sendable (Output) -> Void)? {
    guard case .waiting(let end)? = entries[id] else { return nil }
    entries.remove(id)
    return end
  }
}
