import CommandOutput
import PhoneEnvironment
import Terminal

/// How the tests of a package went on a phone of one version.
struct TestResult {
  let version: String
  let code: ExitCode
  let passed: Int
  let failed: Int
  /// From the beginning of the first process of tests to the end of the last.
  let time: Duration
  let firstFailure: String?
  /// Whether any process of tests has told of itself.
  let hasTests: Bool

  init(version: String, code: ExitCode, reports: [TestProcessReport], events: TestEvents) {
    self.version = version
    self.code = code
    // A test that runs still when its process has ended has crashed or was ended.
    let cut = reports.filter { $0.ended == nil }.compactMap(\.test) + events.running
    passed = reports.reduce(events.passed) { $0 + $1.passed }
    failed = reports.reduce(events.failed) { $0 + $1.failed } + cut.count
    firstFailure = reports.lazy.compactMap { $0.firstFailure }.first ?? events.firstFailure ?? cut.first
    let starts = reports.map(\.began) + (events.time.map { [$0.lowerBound] } ?? [])
    let ends = reports.compactMap(\.ended) + (events.time.map { [$0.upperBound] } ?? [])
    time = .seconds(max(0, (ends.max() ?? 0) - (starts.min() ?? .infinity)))
    hasTests = !reports.isEmpty || events.time != nil
  }

  /// All results, one line each.
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
