import Synchronization
import Terminal

/// A line on a terminal that says what is being done, once that takes long enough for a person to wonder.
package final class ProgressLine: Sendable {
  private struct State {
    var shownAt: ContinuousClock.Instant?
  }

  /// How long a command runs before it says so.
  static let patience = Duration.seconds(1)
  /// The shortest time between two texts, for a terminal is slow and nobody reads faster.
  static let pause = Duration.milliseconds(100)

  private let sink: any OutputSink
  private let verb: String
  private let now: @Sendable () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  /// Creates a line that shows nothing yet; the verb says what is done with what is shown.
  package init(
    sink: any OutputSink, verb: String = "Reading",
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.sink = sink
    self.verb = verb
    self.now = now
    start = now()
  }

  /// Shows what is being done now, if the sink is a terminal and it has taken long.
  package func show(_ text: String) {
    guard sink.isTerminal else { return }
    let instant = now()
    guard start.duration(to: instant) > Self.patience else { return }
    let isDue = state.withLock { state in
      if let shownAt = state.shownAt, shownAt.duration(to: instant) < Self.pause { return false }
      state.shownAt = instant
      return true
    }
    if isDue { write("\r\u{1B}[K" + fitted(text)) }
  }

  /// Removes the line from the terminal, if it is there.
  package func clear() {
    let isShown = state.withLock { state in
      defer { state.shownAt = nil }
      return state.shownAt != nil
    }
    if isShown { write("\r\u{1B}[K") }
  }

  private func fitted(_ text: String) -> String {
    let width = (sink.terminalWidth ?? WrappedText.standardWidth) - 1
    return String(DisplayWidth.prefix(of: TerminalText.escaped(verb + " " + text), fitting: width))
  }

  private func write(_ text: String) {
    do throws(OutputError) {
      try sink.write(text)
    } catch {
      // Progress that can't be shown is no reason to fail.
    }
  }
}
