import AppProject
import CommandOutput
import LeanFoundation
import LocationAudit
package import LocationEvidence
import LocationPolicy
import LocationTerms
package import Translations

/// Writes the report as JSON, as specified by Documentation/CheckReport.schema.json.
package struct JSONReporter: Reporter {
  package init() {}

  /// Returns the JSON of a report, with sorted keys.
  package func text(of report: CheckReport) throws -> String {
    try StableJSON.text(of: Report(report)) + "\n"
  }

  private struct Report: Encodable {
    let schema = CheckReport.schema
    let targets: [Target]
    let findings: [Finding]
    let problems: [Problem]
    let suppressed: [SuppressedFinding]?
    let goneFromBaseline: [Baseline.Entry]?

    init(_ report: CheckReport) {
      targets = report.targets.map { Target(target: $0, language: report.language) }
      findings = report.findings.map { Finding($0, in: report.language, edits: report.edits[$0]) }
      problems = report.problems.map(Problem.init)
      suppressed =
        report.suppressed.isEmpty ? nil : report.suppressed.map { SuppressedFinding($0, in: report.language) }
      goneFromBaseline = report.goneFromBaseline.isEmpty ? nil : report.goneFromBaseline
    }
  }

  struct Target: Encodable {
    let target: CheckedTarget
    let language: Language

    private enum Key: CodingKey {
      case name, kind, deploymentTarget, infoPlist, predictions, unread, page
    }

    /// Encodes all keys, with null for unknown values.
    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(target.name, forKey: .name)
      try container.encode(target.kind.rawValue, forKey: .kind)
      try container.encode(target.deploymentTarget?.description, forKey: .deploymentTarget)
      try container.encode(target.infoPlist, forKey: .infoPlist)
      try container.encode(
        target.predictions.map { Prediction($0, in: language) }, forKey: .predictions)
      if !target.unread.isEmpty { try container.encode(target.unread, forKey: .unread) }
      try container.encodeIfPresent(target.page, forKey: .page)
    }
  }

  private struct Prediction: Encodable {
    let releases: String
    let lines: [Line]

    struct Line: Encodable {
      let topic, text: String
      let facts: [String]
    }

    init(_ prediction: LocationAudit.Prediction, in language: Language) {
      releases = prediction.range.text
      lines = prediction.lines.map { line in
        Line(
          topic: line.topic.text(in: language), text: line.text.text(in: language),
          facts: line.facts.map(\.id))
      }
    }
  }

  /// The encodable form of a finding.
  package struct Finding: Encodable {
    let rule, severity, target, file, releases, message, fix: String
    let line, column: Int
    let facts: [String]
    let edits: [Edit]?

    /// Creates the encodable form of a finding in a language, with the edits that fix it.
    package init(_ finding: LocationEvidence.Finding, in language: Language, edits: [FileEdit]? = nil) {
      rule = finding.rule.rawValue
      severity = finding.severity.rawValue
      target = finding.target
      file = finding.site.file
      line = finding.site.line
      column = finding.site.column
      releases = finding.releases.text
      message = finding.message.text(in: language)
      fix = finding.remedy.text(in: language)
      facts = finding.reasons
      self.edits = edits?.map(Edit.init)
    }
  }

  struct Edit: Encodable {
    let file, replacement: String
    let start, end: Int

    init(_ edit: FileEdit) {
      file = edit.file
      start = edit.bytes.lowerBound
      end = edit.bytes.upperBound
      replacement = edit.replacement
    }
  }

  /// The encodable form of a finding with the reason for its suppression.
  struct SuppressedFinding: Encodable {
    let suppressed: AuditReports.SuppressedFinding
    let language: Language

    private enum Key: CodingKey { case suppression }
    private enum SuppressionKey: CodingKey { case kind, line, reason }

    init(_ suppressed: AuditReports.SuppressedFinding, in language: Language) {
      self.suppressed = suppressed
      self.language = language
    }

    func encode(to encoder: any Encoder) throws {
      try Finding(suppressed.finding, in: language).encode(to: encoder)
      var container = encoder.container(keyedBy: Key.self)
      var cause = container.nestedContainer(keyedBy: SuppressionKey.self, forKey: .suppression)
      switch suppressed.cause {
      case .comment(let comment):
        try cause.encode("comment", forKey: .kind)
        try cause.encode(comment.site.line, forKey: .line)
        try cause.encode(comment.reason, forKey: .reason)
      case .baseline:
        try cause.encode("baseline", forKey: .kind)
      }
    }
  }

  struct Problem: Encodable {
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
