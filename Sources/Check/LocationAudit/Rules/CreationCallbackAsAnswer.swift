import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The callback after the creation of a manager is mistaken for the person's answer.
  static let creationCallbackAsAnswer = Rule(
    id: .creationCallbackAsAnswer,
    summary: "The authorization callback answers whoever is waiting, even while nothing is decided.",
    explanation: """
      Each manager calls its delegate once when it is created, with the current status, and again when a suspended \
      app resumes. With notDetermined that is not an answer: code that asks right after creating the manager takes \
      it for the person's answer, while the prompt is still on screen. Return from the callback while the status is \
      notDetermined.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, mistakes: [.mis14],
    facts: [.auth004, .auth005, .auth006],
    judgesLibraries: true,
    check: { context in
      let waits = Waits(in: context.code.reactions)
      // An app can set a library's handlers.
      let empty = context.target.kind == .framework ? [] : context.code.emptyProperties
      let places = waits.answersWithoutDecision { !empty.contains($0) }
        .union(
          context.code.mayRequestWhenInUse || context.code.mayRequestAlways
            ? waits.refusalsWithoutDecision() : [])
      let methods = DelegateFamily.all(in: context.code.types).flatMap { family in
        family.ownMethods(.didChangeAuthorization, .didChangeAuthorizationStatus)
          .filter {
            places.contains($0.place) || answersAtOnce($0.facts, of: family, except: empty, in: context)
          }
      }.filter { context.isJudged($0.file) }.sorted { $0.site < $1.site }
      return methods.prefix(1).map { method in
        Violation(
          at: method.site,
          message: """
            Code that asks right after creating the manager is told notDetermined before the person has answered: \
            this also runs when a manager is created.\(MessageText.further(methods.count - 1))
            """,
          fix: "Return early while the status is .notDetermined.")
      }
    })

  /// Returns whether a parameter may be the called handler, rather than a waiting one.
  private static func isFunction(_ type: String) -> Bool {
    type.contains("->") || type.contains("^")
      || ["closure", "block", "handler", "completion", "callback"].contains { type.mentions($0) }
  }

  /// Returns whether any caller may use a handler's arguments; if all assigned handlers are known,
  /// they may only redraw.
  private static func isHeeded(_ waiter: String, in types: TypeIndex) -> Bool {
    let handlers = types.entries.values.lazy.flatMap(\.methods).flatMap(\.facts.handlers)
      .filter { $0.name == waiter }
    return handlers.isEmpty || handlers.contains(where: \.heedsArguments)
  }

  private static func answersAtOnce(
    _ method: MethodFacts, of family: DelegateFamily, except empty: Set<String>, in context: AuditContext
  ) -> Bool {
    let givenUp = Set(family.methods.flatMap(\.facts.cleared))
    let types = context.code.types
    return CertainCalls.of(
      method, of: family.entry.name, in: context.code.types, orWhere: UndecidedStatus.holds
    ).contains { caller, site in
      Answer.waiter(answeredBy: site, givenUp: givenUp).map { waiter in
        site.name == "resume"
          // Nobody waits for a handler that nothing ever stores.
          || !empty.contains(waiter)
            && (givenUp.contains(waiter) || site.hasArguments && isHeeded(waiter, in: types))
      } ?? false
        && (site.name == "resume" || context.code.types.owners(ofMethod: site.name).isEmpty)
        && !caller.parameterTypes.contains(where: isFunction)
    }
  }
}
