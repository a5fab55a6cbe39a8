import AppProject
import Foundation
import LocationPolicy

/// Writes the report as JSON, as Documentation/CheckReport.schema.json describes it.
public struct JSONReporter: Reporter {
  /// Creates a reporter.
  public init() {}

  /// Returns the JSON of a report, with sorted keys.
  public func text(of report: CheckReport) throws -> String {
    try StableJSON.text(of: Report(report)) + "\n"
  }

  private struct Report: Encodable {
    let schema = CheckReport.schema
    let targets: [Target]
    let findings: [Finding]
    let problems: [Problem]

    init(_ report: CheckReport) {
      targets = report.targets.map(Target.init)
      findings = report.findings.map(Finding.init)
      problems = report.problems.map(Problem.init)
    }
  }

  private struct Target: Encodable {
    let target: CheckedTarget

    private enum Key: CodingKey {
      case name, kind, deploymentTarget, infoPlist, predictions
    }

    /// Writes all keys, null for what is not known.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(target.name, forKey: .name)
      try container.encode(target.kind.rawValue, forKey: .kind)
      try container.encode(target.deploymentTarget?.description, forKey: .deploymentTarget)
      try container.encode(target.infoPlist, forKey: .infoPlist)
      try container.encode(target.predictions, forKey: .predictions)
    }
  }

  private struct Finding: Encodable {
    let rule, severity, target, file, releases, message, fix: String
    let line, column: Int
    let facts: [String]

    init(_ finding: LocationAudit.Finding) {
      rule = finding.rule.rawValue
      severity = finding.severity.rawValue
      target = finding.target
      file = finding.site.file
      line = finding.site.line
      column = finding.site.column
      releases = finding.releases.text
      message = finding.message
      fix = finding.fix
      facts = finding.reasons
    }
  }

  private struct Problem: Encodable {
    let severity, file, message: String
    let line, column: Int

    init(_ problem: InputProblem) {
      severity = problem.severity.rawValue
      file = problem.origin.file
      line = problem.origin.line
      column = problem.origin.column
      message = problem.message
    }
  }
}
