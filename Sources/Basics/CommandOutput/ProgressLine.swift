import Synchronization
import Terminal

/// A progress line on a terminal, which appears only if a command takes long.
package final class ProgressLine: Sendable {
  private struct State {
    var shownAt: ContinuousClock.Instant?
  }

  /// The time before the line first appears.
  static let patience = Duration.seconds(1)
  /// The shortest time between two updates, because terminals are slow.
  static let pause = Duration.milliseconds(100)

  private let sink: any OutputSink
  private let verb: String
  private let now: @Sendable () -> ContinuousClock.Instant
  private let start: ContinuousClock.Instant
  private let state = Mutex(State())

  /// Creates a line that doesn't show yet; the verb precedes every text.
  package init(
    sink: any OutputSink, verb: String = "Reading",
    now: @escaping @Sendable () -> ContinuousClock.Instant = { ContinuousClock.now }
  ) {
    self.sink = sink
    self.verb = verb
    self.now = now
    start = now()
  }

  /// Shows a text, if the sink is a terminal and enough time has passed.
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

  /// Removes the line from the terminal.
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
      // Failing to show progress must not fail the command.
    }
  }
}
