import AppProject
import LocationCatalogue
import LocationDrawing
import LocationPolicy
import Markup

/// Writes the report as a page with the prompts drawn, for sharing and for keeping with a build.
///
/// The page is one file that fetches nothing and runs nothing; what a project says is escaped.
public struct HTMLReporter: Reporter {
  private let toolVersion: String

  /// Creates a reporter that names the version of the tool.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns the page: a summary, each target with its findings and predictions, what could not be read, and the facts.
  public func text(of report: CheckReport) -> String {
    var body = [Markup("p", ["class": "faint"], text: "\(report.summary). sextant \(toolVersion)")]
    var seen: Set<String> = []
    let shared = report.sharedFindings
    let findings = Dictionary(grouping: shared, by: \.finding.target)
    for target in report.targets {
      let own = seen.insert(target.name).inserted ? findings[target.name] ?? [] : []
      if own.isEmpty, target.predictions.isEmpty { continue }
      body += section(of: target, findings: own, in: report)
    }
    let others = shared.filter { !seen.contains($0.finding.target) }
    if !others.isEmpty {
      body.append(Markup("h2", text: "Outside any target"))
      body += others.map { card(of: $0, predictions: [], in: report) }
    }
    body += problems(of: report)
    body += FactSection(of: report).markup
    return Page(title: "Location permission", body).written
  }

  private func section(
    of target: CheckedTarget, findings: [SharedFinding], in report: CheckReport
  ) -> [Markup] {
    let releases = target.deploymentTarget.map { "iOS \($0) and later" } ?? "no deployment target"
    let heading = [
      Markup("h2", text: target.name),
      Markup(
        "p", ["class": "faint"],
        text: "\(target.kind.phrase), \(releases), \(target.infoPlist ?? "no Info.plist file")"),
    ]
    return heading + findings.map { card(of: $0, predictions: target.predictions, in: report) }
      + predictionTable(of: target.predictions)
  }

  private func problems(of report: CheckReport) -> [Markup] {
    if report.problems.isEmpty { return [] }
    let cards = report.problems.map { problem in
      Markup(
        "div", ["class": problem.severity == .error ? "card error" : "card warning"],
        [
          Markup(
            "h3", [:],
            [Markup("b", text: problem.severity.rawValue), .text(" \(Self.place(problem.origin))")]
          ),
          Markup("p", text: problem.message),
        ])
    }
    return [Markup("h2", text: "Input that could not be read")] + cards
  }

  static func place(_ site: Site) -> String {
    site.isWholeFile ? site.file : "\(site.file):\(site.line):\(site.column)"
  }
}
