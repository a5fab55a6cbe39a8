import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A single location is requested, but the delegate doesn't implement the failure callback.
  static let requestLocationWithoutFailureHandler = Rule(
    id: .requestLocationWithoutFailureHandler,
    summary:
      "requestLocation is called, but the delegate lacks one of the two methods that the call requires.",
    explanation: """
      Before it starts, requestLocation checks that its delegate implements both didUpdateLocations and \
      didFailWithError. If either is missing, the app crashes with "Delegate must respond to \
      locationManager:didFailWithError:" (or locationManager:didUpdateLocations:). A call in a function that nothing \
      calls is a note.
      """,
    severity: .error, bites: { $0.services.value.contains(.requestLocation) }, mistakes: [.mis20],
    facts: [.del071],
    judgesLibraries: true,
    absence: .inModule,
    check: { context in
      let calls = context.code.uses(of: .oneShot).filter { context.isJudged($0.file) }
      let crashing = calls.compactMap { use in missingMethod(for: use, in: context.code).map { (use, $0) } }
      let running = crashing.filter { !context.code.isNeverRun($0.0) }
      guard running.isEmpty else {
        return running.prefix(1).map { violation(at: $0, missing: $1, further: running.count - 1) }
      }
      return crashing.prefix(1).map { unreached(at: $0, missing: $1) }
    })

  /// Returns the method that the calling type certainly lacks; nil if it has both, or if another
  /// object may be the delegate.
  private static func missingMethod(for use: CodeUse, in code: ProcessCode) -> DelegateMethod? {
    guard let type = use.fact.enclosingType, let entry = code.types.entry(named: type),
      entry.inherited.map(TypeIndex.plainName).contains("CLLocationManagerDelegate"),
      !assignsOtherDelegate(type, in: code),
      let family = DelegateFamily(entry, in: code.types), family.isWhole
    else { return nil }
    return [DelegateMethod.didFailWithError, .didUpdateLocations].first { !family.implements($0) }
  }

  private static func assignsOtherDelegate(_ type: String, in code: ProcessCode) -> Bool {
    code.uses("delegate", .assignment).contains { use in
      use.fact.enclosingType == type && use.fact.value != .name("self") && use.fact.value != .other("self")
    }
  }

  private static func unreached(at use: CodeUse, missing method: DelegateMethod) -> Violation {
    Violation(
      at: use.site, severity: .note,
      message:
        "Nothing that was read calls this function; if anything does, the app crashes: the delegate does not implement \(method.name).",
      fix: fix)
  }

  private static func violation(at use: CodeUse, missing method: DelegateMethod, further: Int) -> Violation {
    Violation(
      at: use.site,
      message:
        "The app crashes here: the delegate does not implement \(method.name).\(MessageText.further(further))",
      fix: fix)
  }

  private static var fix: Phrase {
    "Implement both \(DelegateMethod.didUpdateLocations.name) and \(DelegateMethod.didFailWithError.name)."
  }
}
