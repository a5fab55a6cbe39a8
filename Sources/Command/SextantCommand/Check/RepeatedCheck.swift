import AppProject
import CommandOutput
import LeanFoundation
import Synchronization

/// A check whose report is taken from the cache if nothing has changed since the same command was last run.
struct RepeatedCheck {
  /// The environment variables on which a report depends.
  static let variables = [
    "CLICOLOR", "CLICOLOR_FORCE", "COLUMNS", "HOME", "LANG", "LC_ALL", "LC_MESSAGES", "NO_COLOR", "PUB_CACHE",
    "SEXTANT_PAGE", "TERM",
  ]

  /// The arguments of the command.
  let arguments: [String]

  /// Writes the stored report, or runs the check and stores what it wrote.
  func run(
    in console: Console, check: (Console) throws(CommandFailure) -> ExitCode
  ) throws(CommandFailure) -> ExitCode {
    guard let reports = StoredReports(console.environment), let key = key(for: console) else {
      return try check(console)
    }
    if let report = reports.report(for: key) {
      try console.write(report.output)
      return report.exitCode
    }
    let output = RecordingSink(console.output)
    let errors = RecordingSink(console.errors)
    let trace = FileTrace()
    let recording = Console(
      environment: console.environment, output: output, errors: errors, progress: console.progress,
      isProcess: console.isProcess)
    let outcome = FileTrace.$current.withValue(trace) { () -> Result<ExitCode, CommandFailure> in
      do throws(CommandFailure) {
        return .success(try check(recording))
      } catch {
        return .failure(error)
      }
    }
    let code = try outcome.get()
    // A check with messages is run again, so that they appear among the lines of the report as before.
    if errors.text.isEmpty, let answers = trace.answers {
      reports.store(StoredReport(output: output.text, exitCode: code, answers: answers), for: key)
    }
    return code
  }

  /// Returns everything but files on which the report depends; nil if this program can't be identified.
  private func key(for console: Console) -> String? {
    guard let program = ProgramIdentity.current else { return nil }
    let terminal = console.output
    let environment = Self.variables.map { "\($0)=\(console.environment[$0] ?? "")" }
    let parts =
      [program, FileManager.default.currentDirectoryPath]
      + ["\(terminal.isTerminal) \(terminal.terminalWidth ?? 0) \(console.hasOnePlace)"] + environment
      + arguments
    return parts.map { "\($0.utf8.count):\($0)" }.joined(separator: " ")
  }
}

/// A sink that keeps what it writes.
private final class RecordingSink: OutputSink {
  private let sink: any OutputSink
  private let written = Mutex("")

  init(_ sink: any OutputSink) { self.sink = sink }

  var text: String { written.withLock { $0 } }
  var isTerminal: Bool { sink.isTerminal }
  var terminalWidth: Int? { sink.terminalWidth }
  var place: OutputPlace? { sink.place }

  func write(_ text: String) throws(OutputError) {
    try sink.write(text)
    written.withLock { $0 += text }
  }
}

/// What distinguishes this build of the program from others.
private enum ProgramIdentity {
  /// The version, with the size and time of the program's file; nil if the system doesn't tell its path.
  static let current: String? = {
    guard let path, let status = FileBytes.status(of: FilePath(path)) else { return nil }
    return "\(ToolVersion.text) \(status.version)"
  }()

  private static var path: String? {
    #if canImport(Darwin)
      var size = UInt32(PATH_MAX)
      var bytes = [CChar](repeating: 0, count: Int(size))
      return _NSGetExecutablePath(&bytes, &size) == 0 ? String(cString: bytes) : nil
    #else
      return "/proc/self/exe"
    #endif
  }
}
