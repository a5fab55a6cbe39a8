import AppProject
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Regions are started repeatedly without being counted.
  static let tooManyRegions = Rule(
    id: .tooManyRegions,
    summary:
      "A loop starts a region for each element, and nothing counts them: iOS monitors at most 20 for an app.",
    explanation: """
      iOS monitors at most 20 regions for one app, however many managers it has; the 21st never reports anything. \
      Monitor the nearest 20, and choose again as the person moves. How many there are depends on the app's data, so \
      this is a note; a loop over only a part of them, or over the difference from what is already monitored, or one \
      that checks a count, is left alone.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis36], facts: [.mon006],
    judgesLibraries: true,
    check: { context in
      guard context.mayAsk else { return [] }
      let types = context.code.types
      func places(_ runs: (CallSite) -> Bool) -> [CallPlaces] {
        ["startMonitoring", "startMonitoringForRegion"].map { CallPlaces(of: $0, in: types, where: runs) }
      }
      let (counted, uncounted) = (places(runsTooOften), places(runsUncounted))
      let starts = context.code.uses(of: .regionMonitoring).filter(context.isOwn)
      func areTooMany(_ start: CodeUse) -> Bool {
        counted.contains { $0.hold(at: start) } || isCalled(start, in: types, where: runsTooOften)
      }
      func mayBeTooMany(_ start: CodeUse) -> Bool {
        !isLimited(start, in: types)
          && (uncounted.contains { $0.hold(at: start) } || isCalled(start, in: types, where: runsUncounted))
      }
      if let start = starts.first(where: areTooMany) {
        return [
          violation(
            at: start,
            "More than 20 regions are started here: the 21st and all after it never report anything.",
            in: context)
        ]
      }
      return starts.filter(mayBeTooMany).prefix(1).map { start in
        violation(
          at: start,
          "The 21st of these regions and all after it never report anything, and nothing here counts them.",
          in: context)
      }
    })

  /// The maximum number of regions of an app (MON-006).
  private static let most = 20

  private static func violation(
    at start: CodeUse, _ message: Phrase, in context: AuditContext
  ) -> Violation {
    Violation(
      at: start.site, releases: context.releases(of: start), message: message,
      fix: "Monitor the nearest 20, and choose again as the person moves.")
  }

  private static func runsTooOften(_ site: CallSite) -> Bool { site.mostTurns.map { $0 > most } ?? false }

  private static func runsUncounted(_ site: CallSite) -> Bool { site.isRepeated && site.mostTurns == nil }

  /// Returns whether the function around a start is called as often as the closure requires.
  private static func isCalled(
    _ start: CodeUse, in types: TypeIndex, where runs: (CallSite) -> Bool
  ) -> Bool {
    guard let type = start.fact.enclosingType, let function = start.fact.enclosingFunction else {
      return false
    }
    let name = String(function.prefix { $0 != "(" })
    return types.entries.values.contains { entry in
      entry.methods.contains { method in
        method.facts.callSites.contains { site in
          site.name == name && runs(site) && !isCounted(site)
            && types.owners(ofMethod: name, calledOn: site.receiverType ?? entry.name).contains(type)
        }
      }
    }
  }

  /// Returns whether the type around a start selects some of the regions, or checks their number.
  private static func isLimited(_ start: CodeUse, in types: TypeIndex) -> Bool {
    let methods = start.fact.enclosingType.flatMap { types.entry(named: $0)?.methods } ?? []
    return methods.contains { method in
      method.facts.callSites.contains { parts.contains($0.name) || isCounted($0) }
    }
  }

  private static func isCounted(_ site: CallSite) -> Bool {
    site.conditions.contains { $0.mentions("count") || $0.contains("20") }
  }

  private static let parts: Set<String> = [
    "prefix", "suffix", "dropFirst", "dropLast", "subarrayWithRange", "subtracting", "symmetricDifference",
  ]
}
