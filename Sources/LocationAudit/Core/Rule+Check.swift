import AppProject
import LocationPolicy

extension Rule {
  /// What a rule looks at.
  enum Check: Sendable {
    /// One configuration of a target with the code of its process.
    case configuration(@Sendable (AuditContext) -> [Violation])
    /// The whole project, for what belongs to no target.
    case project(@Sendable (ProjectInventory) -> [Violation])
  }

  /// Returns what the rule finds in one configuration of a target, on the releases that it deploys to.
  public func findings(in context: AuditContext) -> [Finding] {
    guard case .configuration(let check) = check, context.releases.overlaps(releases) else { return [] }
    return check(context).compactMap { finding(for: $0, in: context.target.name, on: context.releases) }
  }

  /// Returns what the rule finds in the project outside of its targets.
  func findings(in inventory: ProjectInventory) -> [Finding] {
    guard case .project(let check) = check else { return [] }
    return check(inventory).compactMap { finding(for: $0, in: "", on: releases) }
  }

  private func finding(
    for violation: Violation, in target: String, on deployed: ClosedRange<Release>
  ) -> Finding? {
    guard let bitten = (violation.releases ?? releases).intersection(deployed) else { return nil }
    return Finding(
      rule: id, severity: violation.severity ?? severity, target: target,
      at: violation.site,
      releases: bitten, message: violation.message, fix: violation.fix,
      facts: (violation.mistakes ?? mistakes) + (violation.facts ?? facts).map(\.id))
  }
}
