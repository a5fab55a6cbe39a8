import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A manager's location is read, and nothing starts a service that brings one.
  static let locationWithoutStart = Rule(
    id: .locationWithoutStart,
    summary: "A manager's location is read, and no code starts a service that brings locations.",
    explanation: """
      Without a service, the location of a manager is at most a remembered one (DEL-060 says so of the first that \
      updates deliver; of the property it is inferred): it may be old or missing. Nothing renews it, and nobody is \
      told when there is none. Call requestLocation or startUpdatingLocation, and use what the delegate \
      receives. This is a note, because an old location may be enough.
      """,
    severity: .note, bites: everywhere, facts: [.del060],
    judgesLibraries: true, absence: .inProcess,
    check: { context in
      let code = context.code
      // A type that makes its own manager is asked about that manager; others may get one that runs.
      let makers = Set(code.uses("CLLocationManager", .construction).compactMap(\.fact.enclosingType))
      // Code that was not read can't reach a private one.
      let hidden = makers.filter { maker in
        code.parts.lazy.filter { $0.code.name == maker }.flatMap(\.code.properties).allSatisfy {
          $0.isPrivate || !$0.names.union([$0.type]).contains("CLLocationManager")
        }
      }
      let starts = code.uses(
        of: .standardUpdates, .oneShot, .significantChanges, .liveUpdates, .visits, .regionMonitoring,
        .ranging)
      let starters = Set(starts.map(\.fact.enclosingType))
      // A start in a type without a manager of its own may be that of any manager.
      guard starters.allSatisfy({ $0.map(makers.contains) ?? false }) else { return [] }
      let receivers = Set(code.receiversOfLocations().map(\.receiver.type))
      let reads = code.uses(ManagerMember.location.declaration.baseName, .read).filter { use in
        guard let type = use.fact.enclosingType, context.isOwn(use.file)
        else {
          return false
        }
        return (context.hasUnseenCode ? hidden : makers).contains(type) && !starters.contains(type)
          && !receivers.contains(type)
          && use.fact.receiver != nil
      }
      return reads.prefix(1).map { use in
        Violation(
          at: use.site,
          message: """
            Nothing starts a service on this manager: its location may be old or missing, and nothing renews \
            it.\(MessageText.further(reads.count - 1))
            """,
          fix:
            "Call requestLocation() or startUpdatingLocation(), and use the location that the delegate receives."
        )
      }
    })
}
