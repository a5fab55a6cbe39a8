import AuditReports
import LocationEvidence
import LocationPolicy

/// The result of checking one path.
struct CheckedProject {
  /// The report.
  let report: CheckReport
  /// The names of all targets, including those that aren't reported on.
  let targetNames: Set<String>
  /// The releases that each requested target deploys to.
  let deployed: [ClosedRange<Release>]
  /// The only release that was checked; nil for all.
  let release: Release?
  /// The baseline entries of all findings.
  let entries: [Baseline.Entry]

  /// The requested release and the deployed ones, if no requested target deploys to that release.
  var missedRelease: (release: Release, deployed: ClosedRange<Release>)? {
    guard let release, let oldest = deployed.map(\.lowerBound).min(),
      let newest = deployed.map(\.upperBound).max(), !deployed.contains(where: { $0.contains(release) })
    else { return nil }
    return (release, oldest...newest)
  }
}
