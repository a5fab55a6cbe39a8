import AuditReports
import CommandLineOptions
import CommandOutput
import LocationEvidence
import Terminal

/// A format for reports.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text for people.
  case text
  /// JSON for scripts.
  case json
  /// SARIF for code scanning services.
  case sarif
  /// An HTML page for sharing, with drawings of the prompts.
  case html
  /// JSON lines for scripts over many projects: one for each target, written as each path is done.
  case ndjson
  /// Messages that Xcode shows at their lines, for a build phase.
  case xcode
  /// Messages that GitHub Actions shows in the files of a pull request.
  case github
  /// JUnit XML for services that show test results.
  case junit
  /// Markdown for a comment on a pull request.
  case markdown
}

extension ReportFormat {
  /// Whether it is read as it is, and not by other programs.
  var isForPeople: Bool {
    switch self {
    case .text, .html, .markdown: true
    case .json, .sarif, .ndjson, .xcode, .github, .junit: false
    }
  }

  /// Returns the reporter for the format.
  ///
  /// - Parameters:
  /// - places: The location of the report's files.
  /// - isQuiet: Whether only problems are reported, in formats that otherwise contain more.
  /// - detail: The amount of predictions in text.
  /// - terminal: The width and color settings of text.
  func reporter(
    places: ReportPlaces, isQuiet: Bool, detail: PredictionDetail,
    terminal: TerminalSettings
  ) -> any Reporter {
    switch self {
    case .text:
      TextReporter(
        width: terminal.width(standard: TextReporter.standardWidth), isColored: terminal.wantsColor,
        isQuiet: isQuiet, detail: detail)
    // JSON lines are written per path; here all paths are one report.
    case .json, .ndjson: JSONReporter()
    case .sarif:
      SARIFReporter(toolVersion: ToolVersion.number, places: places)
    case .html: HTMLReporter(toolVersion: ToolVersion.number)
    case .xcode: XcodeReporter(places: places)
    case .github: GitHubReporter(places: places)
    case .junit: JUnitReporter(places: places)
    case .markdown: MarkdownReporter(places: places)
    }
  }
}
