import AppProject
import BuiltProducts
import CommandLineOptions
import LocationAudit
import Terminal

/// Reads a project and says what its location set-up does and what is wrong with it.
struct Check: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Say what a project's location set-up does on each iOS release, and what is wrong.",
    discussion: """
      For each app, extension and App Clip below PATH you get what is wrong, with file, line and remedy, and what a \
      person will see and the app will get, from the oldest iOS that it installs on to the newest.

      Exits with 0 when no finding is an error, with 1 when at least one is, and with 2 when the command line makes \
      no sense or some input could not be read.
      """)

  @Argument(
    help: """
      A folder, an Xcode project or workspace, a Package.swift or an Info.plist; in a folder everything below it is \
      read. Or what a build made: an .ipa, .app, .xcarchive, .framework, .xcframework or .a.
      """)
  var path: String

  @Option(help: "The form of the report.")
  var format = ReportFormat.text

  @Option(help: ArgumentHelp("Check only this iOS version, such as 14 or 13.2.", valueName: "version"))
  var ios: ReleaseArgument?

  @Option(help: ArgumentHelp("Check only the target of this name.", valueName: "name"))
  var target: String?

  @Option(help: "Hide findings that matter less. The exit code stays the same.")
  var severity = Finding.Severity.note

  @Flag(
    name: .customLong("quiet"),
    help: "Print only what is wrong: no predictions, no summary. The other forms stay the same.")
  var isQuiet: Bool

  @Flag(
    name: .customLong("include-dependencies"),
    help: "Also check Pods, Carthage, checkouts of packages and the like.")
  var includesDependencies: Bool

  func run(in session: Session) throws(CommandFailure) -> ExitCode {
    let progress = ProgressLine(sink: session.errors)
    defer { progress.clear() }
    let report = try report(progress)
    progress.clear()
    try session.write(text(of: report.showing(atLeast: severity), in: session))
    if report.isIncomplete { return .failure }
    return report.hasErrors ? .errorsFound : .success
  }

  private func report(_ progress: ProgressLine) throws(CommandFailure) -> CheckReport {
    let inventory: ProjectInventory
    do throws(UnreadableInput) {
      inventory = try self.inventory { progress.show($0) }
    } catch {
      throw .unreadableInput(error)
    }
    let scope = CheckScope(release: ios?.release, targetName: target)
    guard let report = scope.report(on: inventory, root: CheckedFolder(inputPath: path)) else {
      throw .unknownTarget(target ?? "", known: Set(inventory.targets.map(\.name)).sorted())
    }
    return report
  }

  private func inventory(
    _ progress: @escaping @Sendable (String) -> Void
  ) throws(UnreadableInput) -> ProjectInventory {
    if BuiltProductReader.reads(path) { return try BuiltProductReader(progress: progress).read(path) }
    var options = ProjectReader.Options()
    options.includesDependencies = includesDependencies
    return try ProjectReader(options: options, progress: progress).read(path)
  }

  private func text(of report: CheckReport, in session: Session) throws(CommandFailure) -> String {
    do {
      return try reporter(in: session).text(of: report)
    } catch {
      throw .encoding(String(describing: error))
    }
  }

  private func reporter(in session: Session) -> any Reporter {
    switch format {
    case .text:
      TextReporter(
        width: session.terminal.width(standard: TextReporter.standardWidth),
        isColored: session.terminal.wantsColor,
        isQuiet: isQuiet)
    case .json: JSONReporter()
    case .sarif: SARIFReporter(toolVersion: ToolVersion.current)
    case .html: HTMLReporter(toolVersion: ToolVersion.current)
    }
  }
}
