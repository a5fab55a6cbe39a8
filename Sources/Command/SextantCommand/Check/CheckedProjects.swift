import AuditReports
import CommandOutput
import LocationEvidence
import LocationPolicy
import LocationTerms

/// The result of checking one or more paths.
struct CheckedProjects {
  /// Whether reports are kept to be combined at the end; otherwise each is written when it is done.
  private let keepsReports: Bool
  private var reports: [(path: String, report: CheckReport)] = []
  private var entries: [Baseline.Entry] = []
  private var targetNames: Set<String> = []
  private var missedReleases: [(release: Release, deployed: ClosedRange<Release>)] = []
  private var count = 0
  private var isIncomplete = false
  private var hasErrors = false
  /// The number of paths that could not be checked.
  private(set) var failureCount = 0

  /// Creates an empty result.
  init(keepsReports: Bool = true) { self.keepsReports = keepsReports }

  /// Whether no path could be checked.
  var isEmpty: Bool { count == 0 }

  /// Adds the result of checking a path.
  mutating func add(_ project: CheckedProject, at path: String) {
    count += 1
    if keepsReports { reports.append((path, project.report)) }
    entries += project.entries
    targetNames.formUnion(project.targetNames)
    if let missed = project.missedRelease { missedReleases.append(missed) }
    isIncomplete = isIncomplete || project.report.isIncomplete
    hasErrors = hasErrors || project.report.hasErrors
  }

  /// Counts a path that could not be checked.
  mutating func addFailure() { failureCount += 1 }

  /// A baseline of all findings.
  var baseline: Baseline { Baseline(entries) }

  /// The exit code of the command.
  var exitCode: ExitCode {
    if isIncomplete || failureCount > 0 { return .failure }
    return hasErrors ? .errorsFound : .success
  }

  /// The report of a single project, or the combined report of several, whose paths are as typed.
  var report: CheckReport {
    if reports.count == 1, failureCount == 0 { return reports[0].report }
    return .joined(reports.map { (folder: CheckedFolder(inputPath: $0.path).prefix, report: $0.report) })
  }

  /// Throws an error if no project has the requested target, or no target deploys to the requested
  /// release.
  func validate(targetName: String?) throws(CommandFailure) {
    if let targetName, !targetNames.contains(targetName) {
      throw .unknownTarget(targetName, known: targetNames.sorted())
    }
    if let first = missedReleases.first, missedReleases.count == count {
      throw .undeployedRelease(first.release.name, deployed: first.deployed.text)
    }
  }
}
