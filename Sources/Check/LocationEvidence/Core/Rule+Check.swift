package import AppProject
import LocationCatalogue
package import LocationPolicy

extension Rule {
  /// The check of a rule, by its input.
  package enum Check: Sendable {
    /// A configuration of a target, with the code of its process.
    case configuration(@Sendable (AuditContext) -> [Violation])
    /// The whole project, for problems outside of targets.
    case project(@Sendable (ProjectInventory) -> [Violation])
    /// The comments that silence findings, with the findings of the given rules that they silence.
    case comments(@Sendable ([IgnoreComment], Silencing, _ rules: Set<RuleID>) -> [Violation])
  }

  /// Returns the findings in a configuration of a target, on the releases that it deploys to.
  package func findings(in context: AuditContext) -> [Finding] {
    var context = context
    context.ruleReleases = releases(among: context.policies)
    guard case .configuration(let check) = check,
      context.ruleReleases.contains(where: context.releases.overlaps)
    else { return [] }
    // Unread code may do what was not found; only violations that the rule itself reports as notes
    // remain.
    let violations = check(context).filter { $0.severity == .note || !isOpen($0, in: context) }
    return violations.compactMap { $0.judged(by: self, in: context.code) }.flatMap { violation in
      findings(
        for: violation,
        in: context.target.name, on: context.releases, biting: context.ruleReleases,
        // A built product is built again rather than edited.
        corrections: context.target.isBuilt ? [] : violation.corrections)
    }
  }

  /// Returns whether unread code may contain what a rule hasn't found.
  private func isOpen(_ violation: Violation, in context: AuditContext) -> Bool {
    switch absence {
    case .nowhere: false
    case .inModule: context.code.mayGoOn(beside: violation.site.file)
    case .inProcess: !context.code.unread.isEmpty
    }
  }

  /// Returns the findings in a project outside of its targets.
  package func findings(in inventory: ProjectInventory, under policies: Policies) -> [Finding] {
    guard case .project(let check) = check else { return [] }
    return check(inventory).flatMap {
      findings(
        for: $0, in: "", on: policies.range, biting: releases(among: policies),
        corrections: $0.corrections)
    }
  }

  /// Returns the findings in the comments of a project, after other rules have run.
  package func findings(
    in inventory: ProjectInventory, after rules: [Rule], found: [Finding], under policies: Policies
  ) -> [Finding] {
    guard case .comments(let check) = check, !inventory.ignoreComments.isEmpty else { return [] }
    let silencing = Silencing(inventory.ignoreComments, of: found)
    var targets: [String: String] = [:]
    for target in inventory.targets {
      let infoPlists = target.configurations.compactMap { $0.infoPlist?.path }
      for file in target.sources.map(\.path) + infoPlists where targets[file] == nil {
        targets[file] = target.name
      }
    }
    return check(inventory.ignoreComments, silencing, Set(rules.map(\.id))).flatMap { violation in
      findings(
        for: violation, in: targets[violation.site.file] ?? "", on: policies.range,
        biting: releases(among: policies), corrections: violation.corrections)
    }
  }

  /// Returns the findings for violations, one for each range of neighboring releases.
  ///
  /// A place can lower the severity of the rule but never raise it, and neither can exceed what the
  /// facts support.
  private func findings(
    for violation: Violation, in target: String, on deployed: ClosedRange<Release>,
    biting releases: [ClosedRange<Release>], corrections: [Correction]
  ) -> [Finding] {
    let facts = violation.facts ?? self.facts
    let severity = min(violation.severity ?? severity, severity, .most(supportedBy: facts))
    return (violation.releases ?? releases).compactMap { $0.intersection(deployed) }.map { bitten in
      Finding(
        rule: id, severity: severity, target: target, at: violation.site, releases: bitten,
        message: violation.message, fix: violation.fix, lines: violation.lines,
        mistakes: violation.mistakes ?? mistakes, facts: facts, corrections: corrections
      ).with(keepsAway: violation.keepsAway ?? keepsAway)
    }
  }
}
