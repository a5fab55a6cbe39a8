import Sextant
import Synchronization

/// What a loop of the app was told, in order, and how it ended.
final class Heard<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element] = []
    var hasEnded = false
    var error: (any Error)?
    var task: Task<Void, Never>?
  }

  private let state = Mutex(State())

  var all: [Element] { state.withLock { $0.elements } }
  var hasEnded: Bool { state.withLock { $0.hasEnded } }
  var failure: LocationFailure? { state.withLock { $0.error as? LocationFailure } }

  var task: Task<Void, Never>? {
    get { state.withLock { $0.task } }
    set { state.withLock { $0.task = newValue } }
  }

  func note(_ element: Element) { state.withLock { $0.elements.append(element) } }

  func end(with error: (any Error)?) {
    state.withLock { state in
      state.hasEnded = true
      state.error = error
    }
  }

  /// What was told since the last time.
  func takeNews() -> [Element] {
    state.withLock { state in
      defer { state.elements = [] }
      return state.elements
    }
  }

  func cancel() { task?.cancel() }
}
