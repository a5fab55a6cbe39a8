package import AppProject

/// What of the audit holds for apps on watches.
///
/// The facts are about iOS: which prompts appear, what a key is for, and what is delivered in the background differs on
/// watchOS. The remaining rules are about the use of Core Location's classes, which are the same there; they give notes,
/// because no source describes the consequences on a watch.
package enum WatchAudit {
  /// The rules about code that no prompt, key or release decides.
  package static let rules: Set<RuleID> = [
    .continuationResumedTwice, .contradictoryStatusCondition, .locationWithoutStart, .missingFailureCallback,
    .mistypedDelegateMethod, .nothingStartsAfterAnswer, .refusalUnnoticed, .refusalWithoutAnswer,
    .requestLocationWithoutFailureHandler, .staleFirstLocation, .temporaryManager, .updatesNeverStopped,
  ]

  /// Returns the apps, extensions and libraries for watches with sources, except libraries that another one links.
  package static func targets(of inventory: ProjectInventory, in graph: TargetGraph) -> [AppTarget] {
    let all = inventory.targets.filter {
      $0.kind == .watch && !$0.sources.isEmpty && !$0.isFromOutside && !$0.isBuilt
    }
    let linked = Set(all.flatMap(graph.libraries))
    return all.filter { !linked.contains($0) }
  }

  /// Returns a finding as what it is on a watch.
  package static func limited(_ finding: Finding) -> Finding {
    finding.with(severity: .note, corrections: [], keepsAway: [], isOnWatch: true)
  }
}
