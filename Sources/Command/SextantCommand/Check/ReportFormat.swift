import AuditReports
import CommandLineOptions
import CommandOutput
import LocationAudit
import Terminal

/// A form that a report can be printed in.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  /// For people.
  case text
  /// For scripts.
  case json
  /// For code scanning services.
  case sarif
  /// For sharing: one page with the prompts drawn.
  case html
  /// For scripts over many projects: a line of JSON for each target, written as each path is done.
  case ndjson
  /// For a build phase, whose messages Xcode shows at their lines.
  case xcode
  /// For GitHub Actions, which shows them in the files of a pull request.
  case github
  /// For services that show results of tests.
  case junit
  /// For a comment on a pull request.
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

  /// Returns what writes the form.
  ///
  /// - Parameters:
  ///   - places: Where the files of the report are.
  ///   - isQuiet: Whether only what is wrong is written, where the form holds more.
  ///   - detail: How much texts for people say of what will happen.
  ///   - terminal: How wide and colorful texts for people are.
  func reporter(
    places: ReportPlaces, isQuiet: Bool, detail: PredictionDetail,
    terminal: TerminalSettings
  ) -> any Reporter {
    switch self {
    case .text:
      TextReporter(
        width: terminal.width(standard: TextReporter.standardWidth), isColored: terminal.wantsColor,
        isQuiet: isQuiet, detail: detail)
    // The lines of each path are written when it is done; all together are one report.
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
