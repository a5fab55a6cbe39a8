import Synchronization
import TestSupport
import Testing

@testable import CommandOutput

@Suite struct ProgressLineTests {
  /// A clock that the test advances.
  private final class Hands: Sendable {
    private let elapsed = Mutex(Duration.zero)
    private let start = ContinuousClock.now
    var now: ContinuousClock.Instant { start + elapsed.withLock { $0 } }
    func advance(by duration: Duration) { elapsed.withLock { $0 += duration } }
  }

  private let hands = Hands()

  private func line(on sink: RecordingSink) -> ProgressLine {
    ProgressLine(sink: sink, now: { [hands] in hands.now })
  }

  @Test func `a quick command shows nothing`() {
    let sink = RecordingSink(isTerminal: true)
    let line = line(on: sink)
    hands.advance(by: .milliseconds(900))
    line.show("a")
    line.clear()
    #expect(sink.text == "")
  }

  @Test func `a slow command shows what it does, not too often, and cleans up`() {
    let sink = RecordingSink(isTerminal: true)
    let line = line(on: sink)
    hands.advance(by: .milliseconds(1100))
    line.show("a")
    hands.advance(by: .milliseconds(50))
    line.show("b")
    hands.advance(by: .milliseconds(60))
    line.show("c")
    line.clear()
    line.clear()
    #expect(sink.text == "\r\u{1B}[KReading a\r\u{1B}[KReading c\r\u{1B}[K")
  }

  @Test func `a file or a pipe gets no progress`() {
    let sink = RecordingSink()
    let line = line(on: sink)
    hands.advance(by: .seconds(10))
    line.show("a")
    line.clear()
    #expect(sink.text == "")
  }

  @Test func `the text fits on the line and can't control the terminal`() {
    let sink = RecordingSink(isTerminal: true, terminalWidth: 20)
    let line = line(on: sink)
    hands.advance(by: .seconds(2))
    line.show("\u{1B}[2J/a/long/path")
    #expect(sink.text == "\r\u{1B}[KReading \\u{1B}[2J/a")
  }
}
