import AppProject
import LocationEvidence
import Phrases
import Terminal

/// Writes findings in the format of compilers, so that Xcode shows those of a build phase at their
/// lines.
///
/// Apple's page on running custom scripts during a build specifies the format: `file:line:column:
/// warning: message`.
package struct XcodeReporter: Reporter {
  private let places: ReportPlaces

  /// Creates a reporter; Xcode requires absolute paths.
  package init(places: ReportPlaces) { self.places = places }

  /// Returns a line for each finding, and for each problem with the input.
  package func text(of report: CheckReport) -> String {
    let findings = report.findings.map { finding in
      line(
        finding.site, finding.severity.rawValue,
        report.text("\(finding.message) \(finding.remedy) [\(finding.rule.rawValue)]"))
    }
    let problems = report.problems.map { line($0.origin, $0.severity.rawValue, $0.message) }
    return (findings + problems).joined()
  }

  /// Returns a line; a file without lines, such as a library, is given without a line number.
  private func line(_ site: Site, _ severity: String, _ message: String) -> String {
    let artifact = places.artifact(of: site.file)
    let file = places.absolutePath(of: artifact) + (artifact.member.map { "(\($0))" } ?? "")
    let place = site.isWholeFile ? file : "\(file):\(site.line):\(site.column)"
    let message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return TerminalText.escaped("\(place): \(severity): \(message)") + "\n"
  }
}
