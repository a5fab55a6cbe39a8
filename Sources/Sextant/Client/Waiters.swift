/// The callers that wait for an end, each of which is told exactly once.
struct Waiters<Output: Sendable>: Sendable {
  private enum Entry: Sendable {
    /// The caller is about to wait.
    case announced
    /// It was called off before it waited.
    case abandoned(Output)
    /// It waits.
    case waiting(CheckedContinuation<Output, Never>)
  }

  private var entries: [RequestID: Entry] = [:]

  /// How many there are.
  var count: Int { entries.count }

  /// A caller is about to wait.
  mutating func announce(_ id: RequestID) { entries[id] = .announced }

  /// A caller waits from now on; returns its end if it was called off before.
  mutating func wait(_ id: RequestID, _ continuation: CheckedContinuation<Output, Never>) -> Output? {
    if case .abandoned(let output) = entries.removeValue(forKey: id) { return output }
    entries[id] = .waiting(continuation)
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

  /// The end has come: returns the continuation to resume, which nobody else gets.
  mutating func finish(_ id: RequestID) -> CheckedContinuation<Output, Never>? {
    guard case .waiting(let continuation) = entries[id] else { return nil }
    entries[id] = nil
    return continuation
  }
}
