import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A delegate implements only the callback that iOS 14 replaced.
  static let onlyOldAuthorizationCallback = Rule(
    id: .onlyOldAuthorizationCallback,
    summary: "Authorization is followed only through the callback or the class method that iOS 14 replaced.",
    explanation: """
      On iOS 14 and later, locationManagerDidChangeAuthorization(_:) reports changes of the status and of the \
      accuracy. The old locationManager(_:didChangeAuthorization:) still reports the status where the new one is \
      missing, but an app that has only the old one isn't told when the person turns Precise Location on or off. This \
      is reported where the app needs exact places: for regions, beacons, distances or records, or because it looks \
      at the accuracy. Implement the new one, and keep the old one while the app supports iOS 13. An app that has \
      neither and reads the class method authorizationStatus() isn't told of anything. It is a note, because what an \
      app loses depends on what it does with the accuracy.
      """,
    severity: .note, bites: { $0.callback.value == .locationManagerDidChangeAuthorization },
    mistakes: [.mis47], facts: [.auth003, .auth005],
    judgesLibraries: true,
    absence: .inModule,
    check: { context in
      // Nothing calls the callbacks of a type that is no manager's delegate.
      let unset = context.code.familiesNeverSet()
      let methods = context.code.types.sorted.filter { entry in !unset.contains { $0.includes(entry.name) } }
        .compactMap { oldCallback(of: $0, in: context.code.types) }
        .filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      if methods.isEmpty { return violations(readingOnlyTheStatusIn: context) }
      let readsAccuracy = !context.code.uses("accuracyAuthorization", .read).isEmpty
      guard readsAccuracy || dependsOnAccuracy(context) else { return [] }
      return methods.prefix(1).map {
        violation(at: $0.site, further: methods.count - 1)
      }
    })

  /// Returns whether the app does anything that goes wrong while Precise Location is off.
  private static func dependsOnAccuracy(_ context: AuditContext) -> Bool {
    context.looksAtAccuracy
      || context.code.uses(anyOf: .regionMonitoring, .conditionMonitoring, .ranging)
      || context.code.nativePlaces.uses.contains { $0.sink.needsPrecision }
  }

  private static func oldCallback(of entry: TypeIndex.Entry, in types: TypeIndex) -> TypeIndex.Method? {
    let family = types.ancestry(of: entry.name)
    guard family.contains("CLLocationManagerDelegate"), !TestDouble.isType(entry.name),
      !family.union(types.descendants(of: entry.name))
        .contains(where: {
          types.entry(named: $0)?.implements(.didChangeAuthorization) ?? false
        })
    else { return nil }
    return entry.methods.first { $0.delegateName == DelegateMethod.didChangeAuthorizationStatus.name }
  }

  /// Returns violations for reads of the class's status in an app without a callback for changes.
  private static func violations(readingOnlyTheStatusIn context: AuditContext) -> [Violation] {
    guard context.asksForAuthorization, !context.code.types.entries.values.contains(where: \.hearsOfAnswers)
    else { return [] }
    let reads = context.code.uses("authorizationStatus").filter {
      $0.fact.receiver == "CLLocationManager" && !context.releases(of: $0).isEmpty
    }
    return reads.prefix(1).map { read in
      Violation(
        at: read.site,
        message: """
          Nothing tells the app when the person changes the authorization or Precise Location: it only reads the class \
          method that iOS 14 replaced, and no delegate has a callback.\(MessageText.further(reads.count - 1))
          """,
        fix: "Implement locationManagerDidChangeAuthorization(_:) and read manager.authorizationStatus there."
      )
    }
  }

  private static func violation(at site: Site, further: Int) -> Violation {
    Violation(
      at: site,
      message: """
        This delegate is not told when the person turns Precise Location on or off: only the callback that iOS 14 \
        replaced is implemented.\(MessageText.further(further))
        """,
      fix: "Implement locationManagerDidChangeAuthorization(_:) and read manager.authorizationStatus there.")
  }
}
