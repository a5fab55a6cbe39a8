/// A buffer in which updates wait for the caller, or the caller for updates.
final class UpdateBuffer<Value: Sendable>: Sendable {
  private struct State: Sendable {
    var queue: UpdateQueue<Value>
    /// The callers that wait; empty while updates wait.
    var callers: [CheckedContinuation<Update<Value>?, Never>] = []
    var hasEnded = false
  }

  private let state: Locked<State>

  /// Creates a buffer that keeps at most this many of the newest updates.
  init(limit: Int) { state = Locked(State(queue: UpdateQueue(limit: limit))) }

  /// Delivers an update to the caller that waits, or keeps it.
  func send(_ update: Update<Value>) {
    typealias Call = (caller: CheckedContinuation<Update<Value>?, Never>, update: Update<Value>)
    let call = state.withLock { state -> Call? in
      if state.hasEnded { return nil }
      state.queue.append(update)
      guard !state.callers.isEmpty, let next = state.queue.take() else { return nil }
      return (state.callers.removeFirst(), next)
    }
    call?.caller.resume(returning: call?.update)
  }

  /// Waits for the next update; nil after the end.
  func next() async -> Update<Value>? {
    await withCheckedContinuation { caller in
      let ready = state.withLock { state -> Update<Value>?? in
        if state.hasEnded { return .some(nil) }
        if let update = state.queue.take() { return update }
        state.callers.append(caller)
        return nil
      }
      if let ready { caller.resume(returning: ready) }
    }
  }

  /// Ends the buffer: waiting updates are discarded, and waiting callers receive nil.
  func end() {
    let callers = state.withLock { state in
      state.hasEnded = true
      defer { state.callers = [] }
      return state.callers
    }
    for caller in callers { caller.resume(returning: nil) }
  }
}
