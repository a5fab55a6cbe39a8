package import CommandOutput
import Synchronization

/// A sink that records what is written to it.
package final class RecordingSink: OutputSink {
  package let isTerminal: Bool
  package let terminalWidth: Int?
  private let failure: OutputError?
  private let recorded = Mutex("")

  package init(isTerminal: Bool = false, terminalWidth: Int? = nil, failure: OutputError? = nil) {
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
    self.failure = failure
  }

  package var text: String { recorded.withLock { $0 } }

  package func write(_ text: String) throws(OutputError) {
    if let failure { throw failure }
    recorded.withLock { $0 += text }
  }
}
