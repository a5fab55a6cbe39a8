/// The line on which updates wait for the caller, or the caller for updates.
final class UpdateLine: Sendable {
  private struct State: Sendable {
    var queue: UpdateQueue
    var callers: [CheckedContinuation<LocationUpdate?, Never>] = []
    var hasEnded = false
  }

  private let state: Locked<State>

  init(_ buffer: UpdatesRequest.Buffer) { state = Locked(State(queue: UpdateQueue(buffer))) }

  /// Hands an update to the caller that waits, or keeps it.
  func send(_ update: LocationUpdate) {
    let caller = state.withLock { state -> CheckedContinuation<LocationUpdate?, Never>? in
      if state.hasEnded { return nil }
      if !state.callers.isEmpty { return state.callers.removeFirst() }
      state.queue.append(update)
      return nil
    }
    caller?.resume(returning: update)
  }

  /// Waits for the next update; nil when the line has ended.
  func next() async -> LocationUpdate? {
    await withCheckedContinuation { caller in
      let ready = state.withLock { state -> LocationUpdate?? in
        if state.hasEnded { return .some(nil) }
        if let update = state.queue.take() { return update }
        state.callers.append(caller)
        return nil
      }
      if let ready { caller.resume(returning: ready) }
    }
  }

  /// Ends the line: what waits on it is lost, and who waits gets nothing.
  func end() {
    let callers = state.withLock { state in
      state.hasEnded = true
      defer { state.callers = [] }
      return state.callers
    }
    for caller in callers { caller.resume(returning: nil) }
  }
}
