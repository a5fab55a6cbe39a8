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
    let targets = inventory.targets.filter { targetName == nil || $0.name == targetName }
    if targetName != nil, targets.isEmpty { return nil }
    let findings = Audit.run(inventory).filter(includes)
    return CheckReport(
      targets: targets.map { CheckedTarget($0, predictions: []) }, findings: findings,
      problems: inventory.problems, excerpts: root.excerpts(for: findings))
  }

  private func includes(_ finding: Finding) -> Bool {
    if let targetName, finding.target != targetName { return false }
    if let release, !finding.releases.contains(release) { return false }
    return true
  }
}
