import AppProject
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

/// Writes findings in Markdown, for a comment on a pull request or the summary of a workflow.
///
/// Text from the project is escaped, so that it can't contain markup or mention people or issues.
package struct MarkdownReporter: Reporter {
  private let places: ReportPlaces

  /// Creates a reporter for files at a location.
  package init(places: ReportPlaces) { self.places = places }

  /// Returns the report: a summary, the findings by target, and the problems.
  package func text(of report: CheckReport) -> String {
    let hidden = report.hiddenFindingCount
    var blocks = [
      "### \(report.text("Location permission: \(report.summary)"))"
        + (hidden == 0 ? "" : report.text(" (\(hidden) not shown)"))
    ]
    let findings = Dictionary(grouping: report.findings, by: \.target)
    var seen: Set<String> = []
    for target in report.targets where seen.insert(target.name).inserted {
      guard let own = findings[target.name] else { continue }
      blocks.append(
        "**\(MarkdownText.plain(target.name))**" + report.text(": \(target.product), \(target.releases)"))
      blocks += own.map { item(for: $0, in: report) }
    }
    let others = report.findings.filter { !seen.contains($0.target) }
    if !others.isEmpty {
      blocks.append("**\(report.text(.outsideTargets))**")
      blocks += others.map { item(for: $0, in: report) }
    }
    if !report.problems.isEmpty {
      blocks.append("**\(report.text(.unreadInput))**")
      blocks += report.problems.map {
        "- **\(report.text($0.severity.word))** \(MarkdownText.code(TextReporter.place($0.origin))): \(MarkdownText.plain($0.message))"
      }
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns the name of a rule, as a link if its page is on the web.
  private func name(of rule: RuleID, in report: CheckReport) -> String {
    let name = MarkdownText.code(rule.rawValue)
    return report.rulesAddress.map { "[\(name)](<\($0.page(of: rule))>)" } ?? name
  }

  private func item(for finding: Finding, in report: CheckReport) -> String {
    let artifact = places.artifact(of: finding.site.file)
    let file = artifact.path + (artifact.member.map { "(\($0))" } ?? "")
    let place = finding.site.isWholeFile ? file : "\(file):\(finding.site.line):\(finding.site.column)"
    var blocks = [
      "- **\(report.text(finding.severity.word))** \(name(of: finding.rule, in: report)), \(finding.systems), \(MarkdownText.code(place))"
    ]
    if let excerpt = report.excerpt(for: finding) {
      let line = (excerpt.before + excerpt.after).drop(while: \.isWhitespace)
      blocks.append(MarkdownText.block([String(line)]))
    }
    blocks.append(MarkdownText.plain(report.text(finding.message)))
    let fix = "**\(report.text(.fix))** \(MarkdownText.plain(report.text(finding.fix)))"
    let reasons = finding.reasons.joined(separator: ", ")
    if finding.lines.isEmpty {
      blocks.append(reasons.isEmpty ? fix : "\(fix) (\(reasons))")
    } else {
      blocks += [fix, MarkdownText.block(finding.lines.map(report.text))]
      if !reasons.isEmpty { blocks.append(reasons) }
    }
    return blocks.joined(separator: "\n\n").replacing("\n", with: "\n  ").replacing("\n  \n", with: "\n\n")
  }
}
