import LocationHost
import LocationSimulation

/// A queue of elements for a task that takes one after the other.
///
/// Its capacity is limited; when it is exceeded, the oldest elements are dropped, because the newest describe the
/// current state. One task waits at a time. Waiting ends when the task is canceled or the app's process ends.
final class AsyncLine<Element: Sendable>: Sendable {
  private struct State {
    var waiting: ArraySlice<Element> = []
    var newest: Element?
    var continuation: CheckedContinuation<Element?, Never>?
    var isFinished = false
  }

  /// The maximum number of waiting elements: a choice, because Apple documents none.
  static var capacity: Int { 128 }

  private let state = Guarded(State())

  /// Adds an element, or passes it to the waiting task.
  func send(_ element: Element) {
    let continuation: CheckedContinuation<Element?, Never>? = state.withLock { state in
      guard !state.isFinished else { return nil }
      state.newest = element
      if let continuation = state.continuation {
        state.continuation = nil
        return continuation
      }
      if state.waiting.count == Self.capacity { state.waiting.removeFirst() }
      state.waiting.append(element)
      return nil
    }
    continuation?.resume(returning: element)
  }

  /// Ends the queue; waiting elements can still be taken.
  func finish() {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      state.isFinished = true
      return state.continuation
    }
    continuation?.resume(returning: nil)
  }

  /// Takes the next element, or the newest one again; nil at the end of the queue or of the task.
  func next(orNewest mayRepeat: Bool = false) async -> Element? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { take($0, orNewest: mayRepeat) }
    } onCancel: {
      endWaiting()
    }
  }

  private func take(_ continuation: CheckedContinuation<Element?, Never>, orNewest mayRepeat: Bool) {
    let isCancelled = Task.isCancelled
    let (answer, earlier): (Element??, CheckedContinuation<Element?, Never>?) = state.withLock { state in
      if isCancelled { return (.some(nil), nil) }
      if let element = state.waiting.popFirst() { return (element, nil) }
      if mayRepeat, let newest = state.newest { return (newest, nil) }
      if state.isFinished { return (.some(nil), nil) }
      defer { state.continuation = continuation }
      return (nil, state.continuation)
    }
    earlier?.resume(returning: nil)
    if let answer { continuation.resume(returning: answer) }
  }

  private func endWaiting() {
    let continuation = state.withLock { state in
      defer { state.continuation = nil }
      return state.continuation
    }
    continuation?.resume(returning: nil)
  }
}
