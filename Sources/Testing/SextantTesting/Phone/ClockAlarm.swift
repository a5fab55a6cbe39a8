import Synchronization

/// Wakes one sleeper, once: at its time, or when it is canceled.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ClockAlarm: Sendable {
  private struct State {
    var sleeper: CheckedContinuation<Void, Never>?
    var hasRung = false
    var callOff: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// Suspends the sleeper; resumes it at once if the alarm has already rung.
  func wait(_ sleeper: CheckedContinuation<Void, Never>) {
    let isLate = state.withLock { state in
      if !state.hasRung { state.sleeper = sleeper }
      return state.hasRung
    }
    if isLate { sleeper.resume() }
  }

  /// Stores the closure that cancels the event that would ring the alarm.
  func ends(_ callOff: @escaping @Sendable () -> Void) {
    let isLate = state.withLock { state in
      if !state.hasRung { state.callOff = callOff }
      return state.hasRung
    }
    if isLate { callOff() }
  }

  func ring() {
    let (sleeper, callOff) = state.withLock { state in
      defer { state = State(hasRung: true) }
      return (state.sleeper, state.callOff)
    }
    callOff?()
    sleeper?.resume()
  }
}
