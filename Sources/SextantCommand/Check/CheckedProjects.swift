import LocationAudit
import LocationPolicy

/// What a check of one path or several came to.
struct CheckedProjects {
  private var checked: [(path: String, project: CheckedProject)] = []
  /// How many paths could not be checked at all.
  private(set) var failureCount = 0

  /// Whether no path could be checked.
  var isEmpty: Bool { checked.isEmpty }

  /// Takes what the check of a path came to.
  mutating func add(_ project: CheckedProject, at path: String) { checked.append((path, project)) }

  /// Counts a path that could not be checked at all.
  mutating func addFailure() { failureCount += 1 }

  /// A baseline of all that was found.
  var baseline: Baseline { Baseline(checked.flatMap(\.project.entries)) }

  /// The report of one project as it is; those of several with the paths as they were given.
  var report: CheckReport {
    if checked.count == 1, failureCount == 0 { return checked[0].project.report }
    return .joined(
      checked.map { (folder: CheckedFolder(inputPath: $0.path).prefix, report: $0.project.report) })
  }

  /// Throws where the target that was asked for is in no project, or nothing installs on the release.
  func validate(targetName: String?) throws(CommandFailure) {
    let names = checked.reduce(into: Set()) { $0.formUnion($1.project.targetNames) }
    if let targetName, !names.contains(targetName) {
      throw .unknownTarget(targetName, known: names.sorted())
    }
    let missed = checked.compactMap(\.project.missedRelease)
    if let first = missed.first, missed.count == checked.count {
      throw .undeployedRelease(first.release.name, deployed: first.deployed.text)
    }
  }
}
