import CommandOutput
import PhoneEnvironment
import Terminal

/// The result of a package's tests on a phone of one version.
struct TestResult {
  let version: String
  let code: ExitCode
  let passed: Int
  let failed: Int
  /// The time from the start of the first test process to the end of the last.
  let time: Duration
  let firstFailure: String?
  /// Whether any test process has reported.
  let hasTests: Bool

  init(version: String, code: ExitCode, reports: [TestProcessReport], events: TestEvents) {
    self.version = version
    self.code = code
    // A test that is still running when its process has ended has crashed or was ended.
    let cut = reports.filter { $0.ended == nil }.compactMap(\.test) + events.running
    passed = reports.reduce(events.passed) { $0 + $1.passed }
    failed = reports.reduce(events.failed) { $0 + $1.failed } + cut.count
    firstFailure = reports.lazy.compactMap { $0.firstFailure }.first ?? events.firstFailure ?? cut.first
    let starts = reports.map(\.began) + (events.time.map { [$0.lowerBound] } ?? [])
    let ends = reports.compactMap(\.ended) + (events.time.map { [$0.upperBound] } ?? [])
    time = .seconds(max(0, (ends.max() ?? 0) - (starts.min() ?? .infinity)))
    hasTests = !reports.isEmpty || events.time != nil
  }

  /// Returns a table of all results.
  static func table(of results: [TestResult], for terminal: TerminalSettings) -> String {
    let rows = results.map { result in
      [
        "iOS \(result.version)", "\(result.passed)", "\(result.failed)", HangText.seconds(result.time),
        result.outcome,
      ]
    }
    return "\n"
      + TextTable(
        title: "sextant: all releases",
        columns: ["release", "passed", "failed", "time", "first failing test"],
        rows: rows
      ).plainText(for: terminal) + "\n"
  }

  private var outcome: String {
    let test = firstFailure ?? "-"
    return switch code {
    case .stoodStill: "\(test) (no progress)"
    case .timeLimit: "\(test) (time limit)"
    case .success: test
    default: failed == 0 ? "ended with \(code.rawValue)" : test
    }
  }
}
