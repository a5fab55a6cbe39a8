import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Beacons are monitored, and nothing asks whether one is near already.
  static let regionStateUnasked = Rule(
    id: .regionStateUnasked,
    summary: "Beacons are monitored, and people who are near one when that begins are not noticed.",
    explanation: """
      An entry is reported when the boundary of a region is crossed; Apple says that none is for a region that the \
      phone is in when monitoring begins (Region Monitoring and iBeacon). Such people are noticed only when they have \
      left and come back. requestState(for:) brings the state to didDetermineState \
      (MON-011). It must be called where monitoring begins: didEnterRegion doesn't come for them either. This is \
      reported for beacons, which say what is here now; an app that ranges them besides finds them without an entry.
      """,
    severity: .note, bites: everywhere, facts: [.mon009, .mon011],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let code = context.code
      guard context.mayAsk, uses(of: .requestState, outsideEventsIn: code).isEmpty,
        code.types.entries.values.contains(where: { $0.implements(.didEnterRegion) })
      else { return [] }
      let ranging = Set(
        [ManagerMember.startRangingBeacons, .startRangingRegion].flatMap {
          uses(of: $0, outsideEventsIn: code)
        }.compactMap(\.fact.enclosingType))
      let starts = code.uses(ServiceMethods.regions.start.baseName).filter { use in
        guard !use.isByClient, !code.isInstalled(use.file), context.isJudged(use.file),
          let type = use.fact.enclosingType
        else { return false }
        return !ranging.contains(type) && namesBeacons(type, in: code)
      }
      return starts.prefix(1).map { use in
        Violation(
          at: use.site,
          message: """
            People who are near the beacon already when this begins get no entry, and no code that was read asks for \
            the state then.\(MessageText.further(starts.count - 1))
            """,
          fix:
            "Call requestState(for:) in \(DelegateMethod.didStartMonitoring.name), and treat .inside in \(DelegateMethod.didDetermineState.name) as an entry."
        )
      }
    })

  /// Returns the calls of a method, except in callbacks that come only when something changes.
  private static func uses(of member: ManagerMember, outsideEventsIn code: ProcessCode) -> [CodeUse] {
    let events: [DelegateMethod] = [.didEnterRegion, .didExitRegion, .didDetermineState]
    let names = Set(events.flatMap { [$0.name, $0.selectorName] })
    return code.uses(member.declaration.baseName).filter { use in
      !(use.fact.enclosingFunction.map(names.contains) ?? false)
    }
  }

  /// Returns whether the code of a type names regions of beacons.
  private static func namesBeacons(_ type: String, in code: ProcessCode) -> Bool {
    code.parts.contains { $0.code.name == type && $0.names.contains("CLBeaconRegion") }
  }
}
