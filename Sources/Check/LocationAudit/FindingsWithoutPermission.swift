package import AppProject
package import LocationEvidence
import LocationPolicy

/// Findings about what comes after the person's answer, in an app that never asks: they matter only on releases
/// that ask by themselves.
enum FindingsWithoutPermission {
  /// The rules about locations, their failures and refusals, none of which come before permission is given.
  private static let rules: Set<RuleID> = [
    .accuracyFilterWithoutPrecise, .automaticPause, .backgroundFilter, .backgroundUpdatesNotAllowed,
    .distanceWithoutPrecise, .errorEndsUpdates, .failureToldAsRefusal, .failureUnnoticed, .keptPosition,
    .missingFailureCallback, .monitoringNeverStopped, .noWayToSettings, .regionEventsUnheard,
    .regionStateUnasked, .regionsWithoutPrecise, .relaunchWithoutManager, .silentWhenRefused,
    .slowSingleLocation, .staleFirstLocation, .startedInBackground, .statusNotRenewed,
    .temporaryErrorShown, .tinyRegion, .tooManyRegions, .uncheckedDistance, .updatesNeverStopped,
  ]

  /// Returns the findings of a target, those of such rules without the releases on which nothing asks.
  static func limited(_ findings: [Finding], among policies: Policies) -> [Finding] {
    let silent = findings.filter { $0.rule == .locationWithoutRequest && $0.severity == .error }
      .map(\.releases)
    if silent.isEmpty { return findings }
    return findings.flatMap { finding in
      guard rules.contains(finding.rule) else { return [finding] }
      return policies.releases { policy in
        finding.releases.contains(policy.release) && !silent.contains { $0.contains(policy.release) }
      }.map { finding.with(releases: $0) }
    }
  }
}

extension Audit {
  /// Returns the findings of a rule in a project, also those that don't matter because nothing there asks: its examples
  /// show what it is about and no more.
  package static func findings(of rule: RuleID, in inventory: ProjectInventory) -> [Finding] {
    run(inventory, rules: RuleCatalog.all.filter { $0.id == rule || $0.id != .locationWithoutRequest })
      .filter { $0.rule == rule }
  }
}
