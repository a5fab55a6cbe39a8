import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A repeated callback resumes a continuation that is never removed.
  static let continuationResumedTwice = Rule(
    id: .continuationResumedTwice,
    summary: "A callback that runs more than once resumes a continuation that is never set to nil.",
    explanation: """
      The authorization callback runs when a manager is created and at each change, didUpdateLocations at each \
      location. A continuation may be resumed only once: the second time, a checked one stops the app with "tried to \
      resume its continuation more than once". Take it out of its property before you resume it. This is reported \
      only where no method of the type sets the property to nil and no condition of its own guards the call.
      """,
    severity: .error, bites: { $0.requestMethods.value }, mistakes: [.mis11, .mis14],
    facts: [.auth004, .auth005, .auth006],
    judgesLibraries: true,
    check: { context in
      let starts = context.code.uses(of: .standardUpdates)
      let methods = DelegateFamily.all(in: context.code.types).filter(\.isWhole).flatMap { family in
        let again = family.ownMethods(.didChangeAuthorization, .didChangeAuthorizationStatus)
        let goesOn = starts.contains(where: family.contains) && !family.calls("stopUpdatingLocation")
        let locations = goesOn ? family.ownMethods(.didUpdateLocations) : []
        return (again + locations).filter { resumesAgain($0.facts, in: family, context.code.types) }
      }.filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message: """
            The app crashes when this is called a second time: the continuation that it resumes is never set to \
            nil.\(MessageText.further(methods.count - 1))
            """,
          fix:
            "Take the continuation out of its property first: let waiting = continuation; continuation = nil."
        )
      }
    })

  private static func resumesAgain(_ method: MethodFacts, in family: DelegateFamily, _ types: TypeIndex)
    -> Bool
  {
    let cleared = Set(family.methods.flatMap(\.facts.cleared))
    let sites = CertainCalls.of(method, of: family.entry.name, in: types).map(\.site).filter {
      $0.name == "resume"
    }
    let run = family.reachable(from: method)
    guard !sites.isEmpty, !run.contains(where: { $0.cleared.contains("delegate") || takes($0) }) else {
      return false
    }
    let empties = run.contains { $0.calls.contains("removeAll") }
    return sites.contains { site in
      guard let waiter = Answer.waiter(answeredBy: site), !(empties && site.isRepeated) else { return false }
      return !cleared.contains { $0.mentions("continuation") } && !cleared.contains(waiter)
    }
  }

  /// Returns whether a method removes a value that may be the continuation; emptying a whole list
  /// also counts.
  private static func takes(_ method: MethodFacts) -> Bool {
    method.callSites.contains { site in
      takings.contains(site.name)
        || site.name == "removeAll" && site.receiver?.mentions("continuation") ?? false
    }
  }

  /// The functions that remove a continuation from its storage.
  private static let takings: Set<String> = [
    "removeFirst", "removeLast", "removeValue", "popFirst", "popLast", "take", "exchange",
    "swap", "withLock",
  ]
}
