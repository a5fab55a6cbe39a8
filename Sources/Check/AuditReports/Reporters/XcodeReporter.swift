import AppProject
import LocationAudit
import Phrases
import Terminal

/// Writes findings as compilers do, so that Xcode shows those that a build phase prints at their lines.
///
/// The form is that of Apple's page on running custom scripts during a build: `file:line:column: warning: message`.
package struct XcodeReporter: Reporter {
  private let places: ReportPlaces

  /// Creates a reporter for files at a place; Xcode wants absolute paths.
  package init(places: ReportPlaces) { self.places = places }

  /// Returns a line for each finding, and for each input that could not be read.
  package func text(of report: CheckReport) -> String {
    let findings = report.findings.map { finding in
      line(
        finding.site, finding.severity.rawValue,
        report.text("\(finding.message) \(finding.fix) [\(finding.rule.rawValue)]"))
    }
    let problems = report.problems.map { line($0.origin, $0.severity.rawValue, $0.message) }
    return (findings + problems).joined()
  }

  /// A file without lines, such as a library, is named alone, as compilers name what is no text.
  private func line(_ site: Site, _ severity: String, _ message: String) -> String {
    let artifact = places.artifact(of: site.file)
    let file = places.absolutePath(of: artifact) + (artifact.member.map { "(\($0))" } ?? "")
    let place = site.isWholeFile ? file : "\(file):\(site.line):\(site.column)"
    let message = message.split(whereSeparator: \.isNewline).joined(separator: " ")
    return TerminalText.escaped("\(place): \(severity): \(message)") + "\n"
  }
}
