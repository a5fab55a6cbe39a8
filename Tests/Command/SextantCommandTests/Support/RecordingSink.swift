import Synchronization

@testable import SextantCommand

/// Keeps what is written to it.
final class RecordingSink: OutputSink {
  let isTerminal: Bool
  let terminalWidth: Int?
  private let failure: OutputError?
  private let recorded = Mutex("")

  init(isTerminal: Bool = false, terminalWidth: Int? = nil, failure: OutputError? = nil) {
    self.isTerminal = isTerminal
    self.terminalWidth = terminalWidth
    self.failure = failure
  }

  var text: String { recorded.withLock { $0 } }

  func write(_ text: String) throws(OutputError) {
    if let failure { throw failure }
    recorded.withLock { $0 += text }
  }
}
