import AuditReports
import LocationAudit
import LocationPolicy

/// What a check of one path came to.
struct CheckedProject {
  /// What there is to say.
  let report: CheckReport
  /// The names of all targets, those among them that were not asked for.
  let targetNames: Set<String>
  /// The releases that the targets which were asked for install on.
  let deployed: [ClosedRange<Release>]
  /// The only release that was looked at, or nil.
  let release: Release?
  /// What a baseline of what was found holds.
  let entries: [Baseline.Entry]

  /// The release that was asked for, where nothing that was asked for installs on it, and the releases they install on.
  var missedRelease: (release: Release, deployed: ClosedRange<Release>)? {
    guard let release, let oldest = deployed.map(\.lowerBound).min(),
      let newest = deployed.map(\.upperBound).max(), !deployed.contains(where: { $0.contains(release) })
    else { return nil }
    return (release, oldest...newest)
  }
}
