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
  /// Code that waits for authorization isn't notified when it is granted.
  static let nothingStartsAfterAnswer = Rule(
    id: .nothingStartsAfterAnswer,
    summary:
      "Services start only where the app is already authorized, and nothing tells it when the person answers.",
    explanation: """
      A request returns at once; the person's answer arrives later, at the authorization callback of the delegate. \
      An app that starts its services only under a condition on the status, and has no such callback, does nothing \
      after the first "Allow": location works only from the next time the code happens to run. Implement the \
      callback, and start the services there.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, mistakes: [.mis14],
    facts: [.auth004, .auth005],
    judgesLibraries: true, absence: .inProcess,
    check: { context in
      guard context.mayAsk, context.code.mayRequestWhenInUse || context.code.mayRequestAlways,
        !hearsOfAnswers(context.code)
      else { return [] }
      // Regions that a person sets up later don't deliver what updates would.
      let updates = context.code.uses(of: .standardUpdates, .oneShot, .significantChanges)
      let starts =
        updates.isEmpty ? context.code.uses(of: .visits, .regionMonitoring, .ranging) : updates
      let waiting = startsThatNeedAnswer(in: context.code.reactions)
      guard !starts.isEmpty,
        starts.allSatisfy({
          needsAnswer($0) || waiting.contains($0.place)
        })
      else { return [] }
      // A start that waits for another action of the person's isn't what the answer is for.
      let path = UntappedPath(in: context.code.graph, firstScreens: context.target.firstScreens)
      let requests = context.code.uses(of: .whenInUseRequest, .alwaysRequest).map(\.call)
      return starts.filter { path.leadsToBoth($0.call, anyOf: requests) }.prefix(1).map { use in
        Violation(
          at: use.site, severity: context.mayGoOnElsewhere ? .note : .warning,
          message: """
            This starts only when the app is already authorized, and no delegate has a callback for the answer: \
            after the first "Allow" nothing \
            starts.\(context.mayGoOnElsewhere ? " Code that was not read may start it." : "")
            """,
          fix: "Implement \(DelegateMethod.didChangeAuthorization.name), and start there when authorized.")
      }
    })

  /// Returns the places of starts that are reached with an allowed status, but never while the
  /// status is not determined.
  private static func startsThatNeedAnswer(in tables: [ReactionTable]) -> Set<Effect.Place> {
    func starts(_ status: AuthorizationStatus) -> Set<Effect.Place> {
      Set(
        tables.flatMap(\.entries).flatMap { $0.reactions(to: status) }.flatMap(\.effects).filter(\.isStart)
          .map(\.place))
    }
    let undecided = tables.flatMap(\.entries).flatMap { $0.reactions(to: .notDetermined) }
    guard !undecided.contains(where: { $0.holes.contains(.limit) }) else { return [] }
    return starts(.authorizedAlways).union(starts(.authorizedWhenInUse)).subtracting(starts(.notDetermined))
  }

  private static func needsAnswer(_ use: CodeUse) -> Bool {
    use.fact.conditions.contains { condition in
      condition.first != "!" && !condition.mentions("notDetermined") && !condition.contains("!=")
        && ["authorizedWhenInUse", "authorizedAlways"].contains { condition.mentions($0) }
    }
  }

  /// Returns whether the code is notified of changes: by a callback, or by a sequence that includes
  /// the status.
  private static func hearsOfAnswers(_ code: ProcessCode) -> Bool {
    code.types.entries.values.contains(where: \.hearsOfAnswers)
      || code.uses(anyOf: .liveUpdates, .serviceSession, .conditionMonitoring)
  }
}

extension CodeUse {
  fileprivate var call: UntappedPath.Call {
    UntappedPath.Call(name: fact.name, place: Effect.Place(file: file, line: fact.position.line))
  }
}
