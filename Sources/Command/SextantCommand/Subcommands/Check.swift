import AuditReports
import BuiltProducts
import CommandLineOptions
import CommandOutput
import JSONRPC
import LeanFoundation
import LocationEvidence
import Terminal
import Translations

/// Checks the location setup of a project.
struct Check: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check a project's location code and settings, and predict what it does on each iOS release.",
    discussion: """
      For each app, extension and App Clip below each PATH, the report says what is wrong, with file, line and remedy, \
      and what a person will see and the app will get, from the oldest iOS version that it supports to the newest.

      Exits with 0 if no finding is an error, with 1 if at least one is, and with 2 if the command line is invalid or \
      some input could not be read.
      """)

  @Argument(
    help: """
      A folder (read with everything below it), an Xcode project or workspace, a Package.swift, an Info.plist, or a \
      built product: an .ipa, .app, .xcarchive, .framework, .xcframework or .a. The default is the current folder.
      """)
  var path: [String]

  @Option(help: "The format of the report.")
  var format = ReportFormat.text

  @Option(
    help: "Write the report to a file as well, in a format of its own; can be given several times.",
    value: "format=file")
  var alsoWrite: [ReportFile]

  @Option(help: "The language of the report. Without it, the configuration decides, and for people LANG.")
  var language: Language?

  @Option(help: "Check only this iOS version, such as 14 or 13.2.", value: "version")
  var ios: ReleaseArgument?

  @Option(
    name: "release", help: "Describe in full what happens on this iOS version, and check only it.",
    value: "version")
  var story: ReleaseArgument?

  @Flag(name: "predictions", help: "Print the predictions in full instead of a summary.")
  var tellsAll: Bool

  @Option(help: "Check only the target with this name.", value: "name")
  var target: String?

  @Option(help: "Hide less severe findings. The exit code stays the same.")
  var severity = Finding.Severity.note

  @Option(help: "Apply only this rule; can be given several times.", value: "rule")
  var select: [RuleArgument]

  @Option(help: "Leave this rule out; can be given several times.", value: "rule")
  var ignore: [RuleArgument]

  @Flag(
    name: "statistics", help: "Print only how often each rule found something. The exit code stays the same.")
  var countsRules: Bool

  @Flag(name: "quiet", help: "Print only findings: no predictions, no summary. Other formats stay the same.")
  var isQuiet: Bool

  @Option(
    name: "rules-url",
    help: """
      The web address of the rules' pages, which findings lead to: of a folder with RULE.md, or one with {rule} in it.
      """,
    value: "url")
  var rulesURL: RulesAddress?

  @Option(
    help:
      "The web address of the page with the phone, for links that play each app there; SEXTANT_PAGE names it too.",
    value: "url")
  var page: PageAddress?

  @Flag(
    name: "include-dependencies",
    help: "Also check the code of Pods, Carthage, plug-ins, package checkouts and other dependencies.")
  var includesDependencies: Bool

  @Option(help: "Use the configuration in this file instead of the nearest .sextant.yml.", value: "file")
  var config: String?

  @Option(help: "Show only findings that are not in this baseline.", value: "file")
  var baseline: String?

  @Option(
    help: "Write all findings to this baseline, so that later checks show only new ones.", value: "file")
  var writeBaseline: String?

  @Flag(name: "diff", help: "Print only the changes that --fix would make, as a patch for 'git apply'.")
  var showsDifference: Bool

  @Flag(name: "fix", help: "Fix in the files what has exactly one right fix, and report the rest.")
  var isFixing: Bool

  @Option(
    help: "Take standard input for the contents of this file of the project, and print only its findings.",
    value: "file")
  var stdin: String?

  @Flag(
    name: "watch",
    help: "Check again after each change, until Ctrl-C; the exit code is that of the last check.")
  var isWatching: Bool

  @Flag(
    name: "explain-flow",
    help: "Print only what the code does with each authorization status: requests, starts, who is told.")
  var explainsFlow: Bool

  @Flag(
    name: "no-cache",
    help: "Read everything again, even if nothing has changed since the last check, and keep no report.")
  var avoidsCache: Bool

  func validate() throws(ValidationError) {
    if ios != nil, story != nil {
      throw ValidationError("--release checks one version already; leave out --ios.")
    }
    if writeBaseline != nil, ios != nil || story != nil || target != nil {
      throw ValidationError("A baseline holds all findings; leave out --ios, --release and --target.")
    }
    if writeBaseline != nil, !select.isEmpty || !ignore.isEmpty {
      throw ValidationError("A baseline holds the findings of all rules; leave out --select and --ignore.")
    }
    if countsRules, format != .text || isFixing || showsDifference || explainsFlow {
      throw ValidationError("--statistics goes without --format, --fix, --diff and --explain-flow.")
    }
    try validateWatch()
    if !alsoWrite.isEmpty, format == .ndjson || countsRules || explainsFlow || showsDifference {
      throw ValidationError(
        "--also-write goes without --format ndjson, --statistics, --explain-flow and --diff.")
    }
    if stdin != nil {
      if showsDifference || isFixing || writeBaseline != nil || explainsFlow {
        throw ValidationError("--stdin goes without --fix, --diff, --write-baseline and --explain-flow.")
      }
      if path.count > 1 { throw ValidationError("--stdin takes one path.") }
    }
    if explainsFlow { return try validateFlow() }
    guard showsDifference || isFixing else { return }
    if showsDifference, isFixing { throw ValidationError("--diff and --fix exclude each other.") }
    if path.count > 1 { throw ValidationError("--diff and --fix take one path.") }
    if writeBaseline != nil || format == .ndjson {
      throw ValidationError("--diff and --fix go neither with --write-baseline nor with --format ndjson.")
    }
    if BuiltProductReader.reads(checkedPath) {
      throw ValidationError("--diff and --fix are for sources; '\(checkedPath)' is what a build made.")
    }
  }

  func run(in console: Console) throws(CommandFailure) -> ExitCode {
    isWatching ? try watch(in: console) : try check(in: console)
  }

  /// Whether the only effect is what is written to the output, and depends only on what `FileTrace` sees.
  var isRepeatable: Bool {
    let paths = path.isEmpty ? ["."] : path
    let hasEffects = isWatching || isFixing || writeBaseline != nil || !alsoWrite.isEmpty
    let readsOtherwise = stdin != nil || paths.contains(where: BuiltProductReader.reads)
    return !avoidsCache && !showsDifference && !hasEffects && !readsOtherwise
  }

  /// Checks once.
  func check(in console: Console) throws(CommandFailure) -> ExitCode {
    if explainsFlow { return try explainFlow(in: console) }
    if showsDifference || isFixing { return try mend(in: console) }
    let projects = try checkedProjects(in: console)
    if projects.isEmpty { return .failure }
    try projects.validate(targetName: target)
    if let writeBaseline, projects.failureCount == 0 {
      try write(projects.baseline, to: writeBaseline, in: console)
    }
    if countsRules {
      try console.write(RuleStatistics(projects.report.showing(atLeast: severity)).text)
    } else if format != .ndjson {
      try write(projects.report, in: console)
    }
    return projects.exitCode
  }

  /// Writes a report in the selected format.
  func write(_ report: CheckReport, in console: Console) throws(CommandFailure) {
    let report = report.showing(atLeast: severity)
    try console.write(text(of: report, as: format, for: console.terminal))
    try writeFiles(of: report)
  }

  /// Writes a report to additional files.
  private func writeFiles(of report: CheckReport) throws(CommandFailure) {
    for file in alsoWrite {
      let text = try text(
        of: report, as: file.format,
        for: TerminalSettings(environment: [:], isTerminal: false, terminalWidth: nil))
      do {
        try Data(text.utf8).write(to: URL(filePath: file.path))
      } catch {
        throw .unwritable(path: file.path, reason: error.systemReason)
      }
    }
  }

  /// The first path; with fixes, the only one.
  var checkedPath: String { path.first ?? "." }

  var request: CheckRequest {
    CheckRequest(
      release: (story ?? ios)?.release, isStory: story != nil, targetName: target,
      rules: ChosenRules(selected: Set(select.map(\.rule)), ignored: Set(ignore.map(\.rule))),
      language: language, rulesAddress: rulesURL, includesDependencies: includesDependencies,
      configurationFile: config.map(CheckRequest.path),
      baseline: baseline.map(CheckRequest.path), writtenBaseline: writeBaseline.map(CheckRequest.path))
  }

  /// Checks each path; a path that can't be checked is reported, and the others are still checked.
  private func checkedProjects(in console: Console) throws(CommandFailure) -> CheckedProjects {
    let progress = ProgressLine(sink: console.progress)
    defer { progress.clear() }
    var request = request
    if format.isForPeople { request.fallback = console.language(nil) }
    if let stdin { request.unsaved = try UnsavedFile(stdin, reading: StandardInput.read) }
    var projects = CheckedProjects(keepsReports: format != .ndjson)
    for path in path.isEmpty ? ["."] : path {
      let outcome = outcome(of: path, request, in: console, progress)
      progress.clear()
      switch outcome {
      case .success(let project):
        let report = project.report.showing(atLeast: severity)
        try writeLines(of: path, in: console) { try $0.text(of: report) }
        projects.add(project, at: path)
      case .failure(let failure):
        let messages = failure.message.split(separator: "\n").map { $0.trimmingPrefix("Error: ") }
        try writeLines(of: path, in: console) { try $0.text(ofFailure: messages.map(String.init)) }
        try console.inform(failure.message)
        projects.addFailure()
      }
    }
    return projects
  }

  private func outcome(
    of path: String, _ request: CheckRequest, in console: Console, _ progress: ProgressLine
  ) -> Result<CheckedProject, CommandFailure> {
    var request = request
    request.page = .chosen(page, in: console.environment)
    do throws(CommandFailure) {
      return .success(try request.check(path) { progress.show($0) })
    } catch {
      return .failure(error)
    }
  }

  /// Writes the result of a path immediately, in formats that consist of lines.
  private func writeLines(
    of path: String, in console: Console, _ text: (LineReporter) throws -> String
  ) throws(CommandFailure) {
    guard format == .ndjson else { return }
    let lines: String
    do {
      lines = try text(LineReporter(path: path))
    } catch {
      throw .encoding(String(describing: error))
    }
    try console.write(lines)
  }

  private func write(
    _ baseline: Baseline, to file: String, in console: Console
  ) throws(CommandFailure) {
    try BaselineFile.write(baseline, to: CheckRequest.path(file))
    let count = baseline.findings.count
    try console.inform("Wrote \(count) finding\(count == 1 ? "" : "s") to \(TerminalText.escaped(file)).")
  }

  /// The location of the report's files; those of several paths are relative to the current folder.
  private var places: ReportPlaces {
    if path.count <= 1 { return CheckedFolder(inputPath: checkedPath).places }
    let archives = path.filter(BuiltProductReader.isArchive).map { CheckedFolder(inputPath: $0).prefix }
    return CheckedFolder(inputPath: ".").places.holding(archives: archives)
  }

  private func text(
    of report: CheckReport, as format: ReportFormat, for terminal: TerminalSettings
  ) throws(CommandFailure) -> String {
    do {
      return try format.reporter(
        places: places, isQuiet: isQuiet || stdin != nil,
        detail: story != nil ? .story : tellsAll ? .all : .short, terminal: terminal
      ).text(of: report)
    } catch {
      throw .encoding(String(describing: error))
    }
  }
}
