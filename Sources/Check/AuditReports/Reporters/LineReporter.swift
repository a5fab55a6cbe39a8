import AppProject
import CommandOutput
import LocationEvidence
import LocationPolicy

/// Writes reports as JSON lines (NDJSON), one for each target and a final one for each path.
///
/// Documentation/Automation.md, "Many projects", describes them.
package struct LineReporter {
  private let path: String

  /// Creates a reporter for a path, which is contained in each line.
  package init(path: String) { self.path = path }

  /// Returns the lines of a report, each with a line break.
  package func text(of report: CheckReport) throws -> String {
    // Targets with the same name share their findings, which are in the line of the first.
    var seen: Set<String> = []
    var lines = report.targets.map { target in
      let isFirst = seen.insert(target.name).inserted
      return Line(
        path: path, target: JSONReporter.Target(target: target, language: report.language),
        findings: findings(of: report) { isFirst && $0 == target.name },
        suppressed: suppressed(of: report) { isFirst && $0 == target.name })
    }
    var last = Line(
      path: path, target: nil, findings: findings(of: report) { !seen.contains($0) },
      suppressed: suppressed(of: report) { !seen.contains($0) })
    last.problems = report.problems.map(JSONReporter.Problem.init)
    last.isComplete = !report.isIncomplete
    lines.append(last)
    return try lines.map { try StableJSON.line(of: $0) + "\n" }.joined()
  }

  private func findings(of report: CheckReport, in isWanted: (String) -> Bool) -> [JSONReporter.Finding] {
    report.findings.filter { isWanted($0.target) }.map {
      JSONReporter.Finding($0, in: report.language, edits: report.edits[$0])
    }
  }

  private func suppressed(
    of report: CheckReport, in isWanted: (String) -> Bool
  ) -> [JSONReporter.SuppressedFinding] {
    report.suppressed.filter { isWanted($0.finding.target) }
      .map { JSONReporter.SuppressedFinding($0, in: report.language) }
  }

  /// Returns the line for a path that can't be checked, with a line break.
  package func text(ofFailure messages: [String]) throws -> String {
    var line = Line(path: path, target: nil, findings: [], suppressed: [])
    line.problems = messages.map { message in
      JSONReporter.Problem(
        InputProblem(severity: .error, origin: Site(file: path, line: 1), message: message))
    }
    line.isComplete = false
    return try StableJSON.line(of: line) + "\n"
  }

  private struct Line: Encodable {
    let path: String
    let target: JSONReporter.Target?
    let findings: [JSONReporter.Finding]
    let suppressed: [JSONReporter.SuppressedFinding]
    /// The problems with the input; nil except in the final line of a path.
    var problems: [JSONReporter.Problem]?
    /// Whether all input was read; nil except in the final line of a path.
    var isComplete: Bool?

    private enum CodingKeys: String, CodingKey {
      case path, target, findings, suppressed, problems
      case isComplete = "complete"
    }

    init(
      path: String, target: JSONReporter.Target?, findings: [JSONReporter.Finding],
      suppressed: [JSONReporter.SuppressedFinding]
    ) {
      self.path = path
      self.target = target
      self.findings = findings
      self.suppressed = suppressed
    }

    /// Encodes null for the target in the final line.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(path, forKey: .path)
      try container.encode(target, forKey: .target)
      try container.encode(findings, forKey: .findings)
      try container.encode(suppressed, forKey: .suppressed)
      try container.encodeIfPresent(problems, forKey: .problems)
      try container.encodeIfPresent(isComplete, forKey: .isComplete)
    }
  }
}
