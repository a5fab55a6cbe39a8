import AppProject
import LocationEvidence
import Markup
import Phrases

/// Writes the report as test results in JUnit's XML format, with a suite for each target.
///
/// There is no standard; the output contains what Jenkins, GitLab and Azure Pipelines have in
/// common: suites, cases, failures with a message and a type, errors, and output.
package struct JUnitReporter: Reporter {
  private let places: ReportPlaces

  /// Creates a reporter for files at a location.
  package init(places: ReportPlaces) { self.places = places }

  /// Returns the suites.
  ///
  /// Each rule with findings is a case, which fails if any of them is an error; a target without
  /// findings has one case that passes.
  package func text(of report: CheckReport) -> String {
    let findings = Dictionary(grouping: report.findings, by: \.target)
    var names: [String] = []
    for name in report.targets.map(\.name) + report.findings.map(\.target) where !names.contains(name) {
      names.append(name)
    }
    let suites =
      names.map { suite($0.isEmpty ? report.text(.outsideTargets) : $0, findings[$0] ?? [], in: report) }
      + (report.problems.isEmpty ? [] : [problems(in: report)])
    let root = Markup.element(
      "testsuites",
      [.init("name", "sextant check")] + Counts(suites.map(\.counts)).attributes, suites.map(\.markup))
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" + root.written + "\n"
  }

  private func suite(_ name: String, _ findings: [Finding], in report: CheckReport) -> Suite {
    let rules = Dictionary(grouping: findings, by: \.rule).sorted { $0.key < $1.key }
    let cases = rules.map { rule, findings in
      let texts = findings.map { finding in
        "\(place(of: finding)): \(report.text(finding.severity.word)): \(finding.messageAndFix(in: report))"
      }
      let worst = findings.max { $0.severity < $1.severity }
      let result: Markup =
        if let worst, worst.severity == .error {
          Markup(
            "failure",
            [
              "message": AttributeValue(report.text(worst.message)),
              "type": AttributeValue(worst.severity.rawValue),
            ],
            text: texts.joined(separator: "\n\n"))
        } else {
          Markup("system-out", text: texts.joined(separator: "\n\n"))
        }
      return Self.testCase(rule.rawValue, in: name, [result])
    }
    let failures = rules.count { $0.value.contains { $0.severity == .error } }
    return Suite(
      name: name, cases: cases.isEmpty ? [Self.testCase(report.text("no findings"), in: name, [])] : cases,
      failures: failures, errors: 0)
  }

  private func problems(in report: CheckReport) -> Suite {
    let name = report.text(.unreadInput)
    let cases = report.problems.map { problem in
      let result = problem.severity == .error ? "error" : "system-out"
      let attributes: [Markup.Attribute] =
        problem.severity == .error ? [.init("message", problem.message), .init("type", "input")] : []
      return Self.testCase(
        TextReporter.place(problem.origin), in: name, [.element(result, attributes, [.text(problem.message)])]
      )
    }
    return Suite(
      name: name, cases: cases, failures: 0, errors: report.problems.count { $0.severity == .error })
  }

  private func place(of finding: Finding) -> String {
    let artifact = places.artifact(of: finding.site.file)
    if let member = artifact.member { return "\(artifact.path)(\(member))" }
    return finding.site.isWholeFile
      ? artifact.path : "\(artifact.path):\(finding.site.line):\(finding.site.column)"
  }

  private static func testCase(_ name: String, in suite: String, _ results: [Markup]) -> Markup {
    Markup("testcase", ["classname": AttributeValue(suite), "name": AttributeValue(name)], results)
  }
}

/// The results of one target.
private struct Suite {
  let name: String
  let cases: [Markup]
  let failures: Int
  let errors: Int

  var counts: Counts { Counts(tests: cases.count, failures: failures, errors: errors) }

  var markup: Markup { .element("testsuite", [.init("name", name)] + counts.attributes, cases) }
}

/// The number of cases, by result.
private struct Counts {
  let tests: Int
  let failures: Int
  let errors: Int

  var attributes: [Markup.Attribute] {
    [.init("tests", "\(tests)"), .init("failures", "\(failures)"), .init("errors", "\(errors)")]
  }
}

extension Counts {
  /// Creates the sum of counts.
  init(_ parts: [Counts]) {
    self.init(
      tests: parts.map(\.tests).reduce(0, +), failures: parts.map(\.failures).reduce(0, +),
      errors: parts.map(\.errors).reduce(0, +))
  }
}
