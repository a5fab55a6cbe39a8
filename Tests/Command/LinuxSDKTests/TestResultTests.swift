import CommandOutput
import Foundation
import PhoneEnvironment
import Terminal
import Testing

@testable import LinuxSDK

/// The counts of both kinds of tests, and the table for all phones.
@Suite struct TestResultTests {
  /// Events as Swift Testing of Swift 6.3 writes them, shortened.
  private static let events = #"""
    {"kind":"test","payload":{"id":"T.S","kind":"suite","name":"S"},"version":0}
    {"kind":"test","payload":{"id":"T.S/one(x:)/A.swift:4:20","kind":"function","name":"one(x:)"},"version":0}
    {"kind":"test","payload":{"id":"T.S/two()/A.swift:9:3","kind":"function","name":"two()"},"version":0}
    {"kind":"test","payload":{"id":"T.S/three()/A.swift:12:3","kind":"function","name":"three()"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":100.5},"kind":"testStarted","testID":"T.S"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":101},"kind":"testStarted","testID":"T.S/one(x:)/A.swift:4:20"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":102},"kind":"issueRecorded","issue":{"isKnown":false},"testID":"T.S/one(x:)/A.swift:4:20"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":103},"kind":"testEnded","testID":"T.S/one(x:)/A.swift:4:20"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":103},"kind":"testStarted","testID":"T.S/two()/A.swift:9:3"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":103},"kind":"issueRecorded","issue":{"isKnown":true},"testID":"T.S/two()/A.swift:9:3"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":104},"kind":"testEnded","testID":"T.S/two()/A.swift:9:3"},"version":0}
    {"kind":"event","payload":{"instant":{"absolute":1,"since1970":104},"kind":"testStarted","testID":"T.S/three()/A.swift:12:3"},"version":0}
    {"kind":"event","payload":{"instant":
    """#

  private static func report(passed: Int, failed: Int = 0, test: String? = nil, ended: Double?)
    -> TestProcessReport
  {
    var report = TestProcessReport(process: 1, began: 99)
    report.passed = passed
    report.failed = failed
    report.test = test
    report.ended = ended
    report.firstFailure = failed > 0 ? "X.first" : nil
    return report
  }

  private static let terminal = TerminalSettings(environment: [:], isTerminal: false, terminalWidth: nil)

  @Test func `the events of Swift Testing are counted by test functions, known issues aside`() {
    let events = TestEvents(Data(Self.events.utf8))
    #expect(events.running == ["T.S/three()"])
    #expect(events.passed == 1)
    #expect(events.failed == 1)
    #expect(events.firstFailure == "T.S/one(x:)")
    #expect(events.time == 100.5...104)
  }

  @Test func `a table has one line for each release, and names what was running when a process ended`() {
    let none = TestEvents(Data())
    let results = [
      TestResult(version: "14", code: .success, reports: [Self.report(passed: 2, ended: 100)], events: none),
      TestResult(
        version: "15.2", code: .errorsFound, reports: [Self.report(passed: 1, failed: 1, ended: 101)],
        events: TestEvents(Data(Self.events.utf8))),
      TestResult(
        version: "16", code: .stoodStill, reports: [Self.report(passed: 1, test: "X.last", ended: nil)],
        events: none),
      TestResult(version: "17", code: .errorsFound, reports: [], events: none),
    ]
    #expect(
      TestResult.table(of: results, for: Self.terminal) == """

        sextant: all releases

        release   passed  failed  time  first failing test
        --------  ------  ------  ----  --------------------
        iOS 14    2       0       1 s   -
        iOS 15.2  2       3       5 s   X.first
        iOS 16    1       1       0 s   X.last (no progress)
        iOS 17    0       0       0 s   ended with 1

        """)
    #expect(results.map(\.hasTests) == [true, true, true, false])
  }

  @Test func `the traces of all phones are one text, or one document of JSON`() throws {
    var traces = TraceCollection(path: nil)
    traces.add(["[\n  {\"time\": 0}\n]\n", "[]\n"], of: "14")
    traces.add(["[]\n"], of: nil)
    #expect(
      traces.json
        == "{\"schema\": 1, \"phones\": [{\"ios\": \"14\", \"entries\": [\n  {\"time\": 0}\n]}, "
        + "{\"ios\": \"14\", \"entries\": []}, {\"entries\": []}]}\n")
    var texts = TraceCollection(path: nil)
    texts.add(["0:00:00  one\n", "0:00:01  two\n"], of: "14")
    #expect(texts.plain == "Phone 1 of 2, iOS 14\n\n0:00:00  one\n\nPhone 2 of 2, iOS 14\n\n0:00:01  two\n")
  }
}
