import AppProject
import LocationCatalogue
import LocationDrawing
import LocationEvidence
import LocationPolicy
import Markup
import Phrases
import Translations

/// Writes the report as a page with drawings of the prompts, for sharing and archiving.
///
/// The page is a single file without scripts or external resources; text from the project is
/// escaped.
package struct HTMLReporter: Reporter {
  private let toolVersion: String

  /// Creates a reporter that shows the version of the tool.
  package init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns the page: a summary, each target with its findings and predictions, the problems, and
  /// the facts.
  package func text(of report: CheckReport) -> String {
    var body = [
      Markup("p", ["class": "faint"], text: report.text("\(report.summary). sextant \(toolVersion)"))
    ]
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
      body.append(Markup("h2", text: report.text(.outsideTargets)))
      body += others.map { card(of: $0, predictions: [], in: report) }
    }
    body += problems(of: report)
    body += FactSection(of: report).markup(in: report.language)
    return Page(title: report.text("Location permission"), language: report.language.rawValue, body).written
  }

  private func section(
    of target: CheckedTarget, findings: [SharedFinding], in report: CheckReport
  ) -> [Markup] {
    let heading = [
      Markup("h2", text: target.name),
      Markup(
        "p", ["class": "faint"],
        text: report.text(
          "\(target.product), \(target.releases), \(target.infoPlist.map { Phrase(verbatim: $0) } ?? "no Info.plist file")"
        )),
    ]
    return heading + findings.map { card(of: $0, predictions: target.predictions, in: report) }
      + predictionTable(of: target.predictions, in: report) + unread(of: target, in: report)
      + page(of: target, in: report)
  }

  private func unread(of target: CheckedTarget, in report: CheckReport) -> [Markup] {
    guard !target.unread.isEmpty else { return [] }
    let sentence = report.text(.unread(.list(target.unread.map { Phrase(verbatim: $0) })))
    return [Markup("p", ["class": "faint"], text: sentence)]
  }

  private func page(of target: CheckedTarget, in report: CheckReport) -> [Markup] {
    guard let page = target.page else { return [] }
    let link = Markup("a", ["href": AttributeValue(page)], text: report.text("Play it on a simulated phone"))
    return [Markup("p", [:], [link])]
  }

  private func problems(of report: CheckReport) -> [Markup] {
    if report.problems.isEmpty { return [] }
    let cards = report.problems.map { problem in
      Markup(
        "div", ["class": problem.severity == .error ? "card error" : "card warning"],
        [
          Markup(
            "h3", [:],
            [Markup("b", text: report.text(problem.severity.word)), .text(" \(Self.place(problem.origin))")]
          ),
          Markup("p", text: problem.message),
        ])
    }
    return [Markup("h2", text: report.text(.unreadInput))] + cards
  }

  static func place(_ site: Site) -> String {
    site.isWholeFile ? site.file : "\(site.file):\(site.line):\(site.column)"
  }
}
