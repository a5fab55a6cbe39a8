import AuditReports
import CommandOutput
import LocationEvidence
import Terminal

extension Check {
  /// The maximum number of passes; a fix can expose another finding.
  private static let rounds = 5
  private static let nothingToFix = "Nothing to fix: no finding here has only one right answer."

  /// Shows the fixes, or applies them and reports the remaining findings.
  func mend(in console: Console) throws(CommandFailure) -> ExitCode {
    let progress = ProgressLine(sink: console.progress)
    defer { progress.clear() }
    let checked = try checked(progress)
    if isFixing {
      let fixed = try fixed(checked, in: console, progress)
      try write(fixed.report, in: console)
      return fixed.exitCode
    }
    progress.clear()
    return try printDifference(of: checked.report, in: console)
  }

  private func checked(_ progress: ProgressLine) throws(CommandFailure) -> CheckedProjects {
    var projects = CheckedProjects()
    projects.add(try request.check(checkedPath) { progress.show($0) }, at: checkedPath)
    try projects.validate(targetName: target)
    return projects
  }

  /// Applies the fixes, and returns the result of a check afterwards.
  private func fixed(
    _ checked: CheckedProjects, in console: Console, _ progress: ProgressLine
  ) throws(CommandFailure) -> CheckedProjects {
    var checked = checked
    var names: Set<String> = []
    for _ in 0..<Self.rounds {
      let corrections = corrections(of: checked.report)
      let files = corrections.files
      if files.isEmpty { break }
      for file in files {
        try corrections.write(file)
        names.insert(file.file)
      }
      checked = try self.checked(progress)
    }
    progress.clear()
    let obstacles = corrections(of: checked.report).obstacles
    if !names.isEmpty {
      try console.inform("Mended: " + TerminalText.escaped(names.sorted().joined(separator: ", ")))
    } else if obstacles.isEmpty {
      try console.inform(Self.nothingToFix)
    }
    try console.warn(obstacles)
    return checked
  }

  /// Prints the fixes as a patch; the exit code says whether there are any.
  private func printDifference(of report: CheckReport, in console: Console) throws(CommandFailure) -> ExitCode
  {
    let corrections = corrections(of: report)
    try console.warn(corrections.obstacles)
    let text = corrections.difference
    if text.isEmpty, corrections.obstacles.isEmpty { try console.inform(Self.nothingToFix) }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    try console.write(
      console.output.isTerminal
        ? lines.map { TerminalText.escaped(String($0)) }.joined(separator: "\n") : text)
    if report.isIncomplete { return .failure }
    return text.isEmpty ? .success : .errorsFound
  }

  /// Returns the corrections, which are the same whether they are shown or applied.
  private func corrections(of report: CheckReport) -> ReportCorrections {
    ReportCorrections(report.showing(atLeast: severity), folder: CheckedFolder(inputPath: checkedPath))
  }
}
