import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A delegate that expects locations isn't notified of failures.
  static let missingFailureCallback = Rule(
    id: .missingFailureCallback,
    summary: "A delegate expects locations but lacks didFailWithError, so it never learns why none arrive.",
    explanation: """
      Only locationManager(_:didFailWithError:) reports why no location arrives: authorization is denied, Location \
      Services is off, or there is no fix. A delegate without it waits forever, and so does the person. With \
      requestLocation the app even crashes; request-location-without-failure-handler reports that. One that only \
      writes a log, or is empty, tells nobody either: it is reported if the app requests single locations, after which \
      every error is final (ERR-002), or if the callback for the answer doesn't tell of a refusal. A map's delegate \
      that takes the person's location is told by didFailToLocateUserWithError (inferred), and is reported if no \
      manager's delegate is told either.
      """,
    severity: .note, bites: everywhere, mistakes: [.mis20], facts: [.err003, .del071],
    judgesLibraries: true,
    absence: .inModule,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates, .significantChanges)
        .filter { !context.code.isInLocationCallback($0) }
      let methods = DelegateFamily.all(in: context.code.types)
        .filter { $0.isWhole && !$0.implements(.didFailWithError) && starts.contains(where: $0.contains) }
        .compactMap {
          $0.ownMethods(.didUpdateLocations, .didUpdateToLocation).first
            // A compass reads the manager's location.
            ?? $0.ownMethods(.didUpdateHeading).first
        }
        .filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      return locationViolations(methods) + muteViolations(in: context) + regionViolations(in: context)
        + mapViolations(in: context)
    })

  /// Returns a violation for each delegate whose failure callback tells nobody, if every failure is
  /// final or its callback for answers doesn't tell of a refusal either.
  private static func muteViolations(in context: AuditContext) -> [Violation] {
    let code = context.code
    let starts = code.uses(of: .standardUpdates, .significantChanges, .oneShot)
    let requests = code.uses(of: .oneShot)
    let functions = code.functionsByPlace
    let (telling, refusals) = (code.telling(of: .failure), code.telling(of: .refusal))
    let ways = SettingsWays(in: code)
    let unset = Set(code.familiesNeverSet().map(\.entry.name))
    return DelegateFamily.all(in: code.types).filter { family in
      // A delegate that takes locations may be of a manager that others start.
      !unset.contains(family.entry.name)
        && (starts.contains(where: family.contains)
          || !starts.isEmpty && family.implements(.didUpdateLocations))
    }.flatMap { family in
      family.ownMethods(.didFailWithError).filter { method in
        context.isOwn(method.file)
          && functions[method.place].map {
            !telling.tells($0) && !telling.isHandedOn || telling.state(keeping: $0) != nil
          } ?? false
          && (requests.contains(where: family.contains)
            || !refusals.isTold(inCallbacksOf: family.entry.name))
      }
      .map { method in
        (
          method: method, state: functions[method.place].flatMap(telling.state),
          leads: ways.lead(from: family.entry.name)
        )
      }
    }.sorted { $0.method.site < $1.method.site }.map { method, state, leads in
      let message: Phrase =
        if let state {
          """
          This keeps every failure in \(state), which nothing that was read reads: the person isn't told why no \
          location comes.
          """
        } else {
          "This receives every failure, and tells nobody: the person isn't told why no location comes."
        }
      return Violation(
        at: method.site, message: leads ? message : MessageText.withoutWay(message),
        fix: "Say what is missing on .denied and, after requestLocation, on every error.",
        mistakes: [], facts: [.err002, .err003])
    }
  }

  /// Returns a violation for the first map's delegate that takes the person's location and isn't told
  /// that there is none, if no delegate of a manager is told either.
  private static func mapViolations(in context: AuditContext) -> [Violation] {
    let types = context.code.types
    let isTold = DelegateFamily.all(in: types).contains {
      $0.implements(.didFailWithError) || $0.implements(.didChangeAuthorization)
        || $0.implements(.didChangeAuthorizationStatus)
    }
    guard !isTold, context.code.uses(anyOf: .mapUserLocation) else { return [] }
    let methods = types.descendants(of: "MKMapViewDelegate").sorted().flatMap { name -> [TypeIndex.Method] in
      let family = types.ancestry(of: name).union(types.descendants(of: name))
      let all = family.flatMap { types.entry(named: $0)?.methods ?? [] }
      guard !all.contains(where: { $0.facts.name.hasPrefix("mapView(_:didFailToLocateUserWithError") }) else {
        return []
      }
      return (types.entry(named: name)?.methods ?? []).filter {
        $0.facts.parameterTypes.contains("MKUserLocation") && context.isJudged($0.file)
      }
    }
    return methods.prefix(1).map { method in
      Violation(
        at: method.site,
        message: """
          Nothing tells this map's delegate that the person is not found or has refused: it has no \
          didFailToLocateUserWithError.\(MessageText.further(methods.count - 1))
          """,
        fix: "Implement mapView(_:didFailToLocateUserWithError:), and say what is missing.",
        mistakes: [], facts: [.err003])
    }
  }

  private static func locationViolations(_ methods: [TypeIndex.Method]) -> [Violation] {
    methods.prefix(1).map { method in
      Violation(
        at: method.site,
        message:
          "Nothing tells this delegate that no location will arrive: it has no didFailWithError.\(MessageText.further(methods.count - 1))",
        fix:
          "Implement \(DelegateMethod.didFailWithError.name): ignore .locationUnknown, and stop and explain on .denied."
      )
    }
  }

  /// Returns a violation if regions are monitored, and no delegate of the process receives their
  /// failures.
  private static func regionViolations(in context: AuditContext) -> [Violation] {
    let starts = context.code.uses(of: .regionMonitoring)
      .filter { !$0.isByClient && context.isJudged($0.file) }
    let families = DelegateFamily.all(in: context.code.types)
    guard let first = starts.first, !families.isEmpty,
      families.allSatisfy({ $0.isWhole && !$0.implements(.monitoringDidFail) })
    else { return [] }
    return [
      Violation(
        at: first.site,
        message: """
          Nothing tells the app that a region isn't monitored, such as the 21st or one without Always: no delegate has \
          monitoringDidFailFor.\(MessageText.further(starts.count - 1))
          """,
        fix: "Implement \(DelegateMethod.monitoringDidFail.name).", mistakes: [], facts: [.err004])
    ]
  }
}
