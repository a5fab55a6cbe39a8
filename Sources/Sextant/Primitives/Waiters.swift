/// A caller's request, from its start to its one end.
struct RequestID: Comparable, Hashable, Sendable {
  let number: Int

  /// Gives out numbers, each once.
  struct Counter: Sendable {
    private var last = 0

    mutating func next() -> RequestID {
      last += 1
      return RequestID(number: last)
    }
  }

  /// Whether one began before another.
  static func < (one: RequestID, other: RequestID) -> Bool { one.number < other.number }
}

/// The callers that wait for an end, each of which is told exactly once.
struct Waiters<Output: Sendable>: Sendable {
  private enum Entry: Sendable {
    /// The caller is about to wait.
    case announced
    /// It was called off before it waited.
    case abandoned(Output)
    /// It waits, and is told its end by this.
    case waiting(@Sendable (Output) -> Void)
  }

  private var entries: [RequestID: Entry] = [:]

  /// How many there are.
  var count: Int { entries.count }

  /// Whether a caller waits for its end.
  func waits(_ id: RequestID) -> Bool {
    if case .waiting = entries[id] { return true }
    return false
  }

  /// A caller is about to wait.
  mutating func announce(_ id: RequestID) { entries[id] = .announced }

  /// A caller waits from now on; returns its end if it was called off before.
  mutating func wait(_ id: RequestID, _ end: @escaping @Sendable (Output) -> Void) -> Output? {
    if case .abandoned(let output) = entries.removeValue(forKey: id) { return output }
    entries[id] = .waiting(end)
    return nil
  }

  /// A caller is called off; returns whether it waits already, and so has to be ended by the one that it waits for.
  mutating func abandon(_ id: RequestID, with output: Output) -> Bool {
    switch entries[id] {
    case .announced:
      entries[id] = .abandoned(output)
      return false
    case .waiting: return true
    case .abandoned, nil: return false
    }
  }

  /// The end has come: returns what to tell it to, outside of any lock, which nobody else gets.
  mutating func finish(_ id: RequestID) -> (@Sendable (Output) -> Void)? {
    guard case .waiting(let end) = entries[id] else { return nil }
    entries[id] = nil
    return end
  }
}
