import AppProject
import LocationEvidence
import Phrases

/// Writes findings as workflow commands of GitHub Actions, which appear in the files of a pull
/// request.
///
/// The format follows GitHub's page "Workflow commands for GitHub Actions", and the escapes those
/// of its toolkit.
package struct GitHubReporter: Reporter {
  private let places: ReportPlaces

  /// Creates a reporter; GitHub's paths are relative to the repository's root.
  package init(places: ReportPlaces) { self.places = places }

  /// Returns a command for each finding, and for each problem with the input.
  package func text(of report: CheckReport) -> String {
    let findings = report.findings.map { finding in
      command(
        finding.severity == .note ? "notice" : finding.severity.rawValue, finding.site,
        column: report.excerpt(for: finding)?.scalarColumn ?? finding.site.column,
        title: finding.rule.rawValue, finding.messageAndFix(in: report))
    }
    let problems = report.problems.map {
      command(
        $0.severity.rawValue, $0.origin, column: $0.origin.column, title: report.text(.unreadInput),
        $0.message)
    }
    return (findings + problems).joined()
  }

  private func command(_ name: String, _ site: Site, column: Int, title: String, _ message: String) -> String
  {
    let artifact = places.artifact(of: site.file)
    var properties = ["file=\(Self.property(artifact.path))"]
    if !site.isWholeFile { properties += ["line=\(site.line)", "col=\(column)"] }
    properties.append("title=\(Self.property(title))")
    let member = artifact.member.map { $0 + ": " } ?? ""
    return "::\(name) \(properties.joined(separator: ","))::\(Self.data(member + message))\n"
  }

  private static func data(_ text: String) -> String {
    // Scalars are used because a carriage return and a line feed together are one character.
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "%": escaped += "%25"
      case "\r": escaped += "%0D"
      case "\n": escaped += "%0A"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
