import CommandLineOptions
import CommandOutput
import LeanFoundation
import LinuxSDK

extension Check {
  /// The formats whose reports can be written in sequence.
  private static let watchedFormats: [ReportFormat] = [.text, .xcode, .github, .ndjson]
  /// The shortest pause between two scans of the files in seconds, and its minimum as a multiple of
  /// a scan's duration.
  private static let shortestPause = 0.3, pauseByLook = 20.0

  func validateWatch() throws(ValidationError) {
    guard isWatching else { return }
    if isFixing || showsDifference || writeBaseline != nil || stdin != nil || explainsFlow {
      throw ValidationError(
        "--watch goes without --fix, --diff, --write-baseline, --stdin and --explain-flow.")
    }
    if !Self.watchedFormats.contains(format) {
      let formats = Self.watchedFormats.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("--watch writes a report behind the other, in one of these formats: \(formats).")
    }
  }

  /// Checks, and checks again after each change, until the process is asked to end.
  ///
  /// The files are polled, at a rate that takes at most a twentieth of one processor.
  func watch(in console: Console) throws(CommandFailure) -> ExitCode {
    guard let bell = SignalBell() else { throw .watching(reason: String(cString: strerror(errno))) }
    let paths = path.isEmpty ? ["."] : path
    var tree = FileTree(below: paths)
    while true {
      let code = try report(in: console)
      try console.inform("Watching for changes; Ctrl-C ends it.")
      guard let changed = Self.change(of: tree, below: paths, before: bell) else { return code }
      tree = changed
    }
  }

  /// Waits for the next change and returns the new snapshot; nil if the process should end.
  private static func change(of tree: FileTree, below paths: [String], before bell: SignalBell) -> FileTree? {
    while true {
      let start = ContinuousClock.now
      let now = FileTree(below: paths)
      if now != tree { return now }
      let look = start.duration(to: .now) / .seconds(1)
      if bell.rings(within: max(shortestPause, look * pauseByLook)) { return nil }
    }
  }

  /// Checks once; errors don't end the watch, because the next change may fix them.
  private func report(in console: Console) throws(CommandFailure) -> ExitCode {
    do throws(CommandFailure) {
      return try check(in: console)
    } catch {
      if case .output = error { throw error }
      try console.inform(error.message)
      return .failure
    }
  }
}
