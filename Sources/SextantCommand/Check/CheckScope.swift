import AppProject
import LocationAudit
import LocationPolicy

/// The part of a project that a check is about.
struct CheckScope {
  /// The only release, or nil for all that each target deploys to.
  let release: Release?
  /// The name of the only target, or nil for all.
  let targetName: String?

  /// Returns the report on a project, or nil when it has no target of the name.
  ///
  /// The whole project is audited even for one target, for the code of others may be linked into it.
  func report(on inventory: ProjectInventory, root: CheckedFolder) -> CheckReport? {
    if let targetName, !inventory.targets.contains(where: { $0.name == targetName }) { return nil }
    let findings = Audit.run(inventory).filter(includes)
    let releases = release.map { $0...$0 } ?? Policies.known.range
    let predictions = Audit.predictions(for: inventory, on: releases)
    let checked = zip(inventory.targets, predictions).compactMap { target, predictions in
      targetName == nil || target.name == targetName ? CheckedTarget(target, predictions: predictions) : nil
    }
    return CheckReport(
      targets: checked, findings: findings,
      problems: inventory.problems, excerpts: root.excerpts(for: findings))
  }

  private func includes(_ finding: Finding) -> Bool {
    if let targetName, finding.target != targetName { return false }
    if let release, !finding.releases.contains(release) { return false }
    return true
  }
}
