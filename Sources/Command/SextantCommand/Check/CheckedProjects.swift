import AuditReports
import CommandOutput
import LocationAudit
import LocationPolicy
import LocationTerms

/// What a check of one path or several came to.
struct CheckedProjects {
  /// Whether reports are put together at the end; where each is written when it is done, none is kept.
  private let keepsReports: Bool
  private var reports: [(path: String, report: CheckReport)] = []
  private var entries: [Baseline.Entry] = []
  private var targetNames: Set<String> = []
  private var missedReleases: [(release: Release, deployed: ClosedRange<Release>)] = []
  private var count = 0
  private var isIncomplete = false
  private var hasErrors = false
  /// How many paths could not be checked at all.
  private(set) var failureCount = 0

  /// Starts with nothing.
  init(keepsReports: Bool = true) { self.keepsReports = keepsReports }

  /// Whether no path could be checked.
  var isEmpty: Bool { count == 0 }

  /// Takes what the check of a path came to.
  mutating func add(_ project: CheckedProject, at path: String) {
    count += 1
    if keepsReports { reports.append((path, project.report)) }
    entries += project.entries
    targetNames.formUnion(project.targetNames)
    if let missed = project.missedRelease { missedReleases.append(missed) }
    isIncomplete = isIncomplete || project.report.isIncomplete
    hasErrors = hasErrors || project.report.hasErrors
  }

  /// Counts a path that could not be checked at all.
  mutating func addFailure() { failureCount += 1 }

  /// A baseline of all that was found.
  var baseline: Baseline { Baseline(entries) }

  /// What the command ends with.
  var exitCode: ExitCode {
    if isIncomplete || failureCount > 0 { return .failure }
    return hasErrors ? .errorsFound : .success
  }

  /// The report of one project as it is; those of several with the paths as they were given.
  var report: CheckReport {
    if reports.count == 1, failureCount == 0 { return reports[0].report }
    return .joined(reports.map { (folder: CheckedFolder(inputPath: $0.path).prefix, report: $0.report) })
  }

  /// Throws where the target that was asked for is in no project, or nothing installs on the release.
  func validate(targetName: String?) throws(CommandFailure) {
    if let targetName, !targetNames.contains(targetName) {
      throw .unknownTarget(targetName, known: targetNames.sorted())
    }
    if let first = missedReleases.first, missedReleases.count == count {
      throw .undeployedRelease(first.release.name, deployed: first.deployed.text)
    }
  }
}
