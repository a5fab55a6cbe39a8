import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The app's own flag, rather than the status, decides whether to make a request.
  static let ownAskedFlag = Rule(
    id: .ownAskedFlag,
    summary:
      "A stored flag decides whether to ask for authorization, so the app never asks again after Allow Once.",
    explanation: """
      The grant of Allow Once ends, and the status is notDetermined again: the app may ask once more. An app that \
      keeps its own record of having asked never does, and never gets location again. Ask whenever the status is \
      notDetermined; asking in any other state shows nothing.
      """,
    severity: .note, bites: { $0.whenInUsePrompt.value.choices.contains(.allowOnce) }, mistakes: [.mis15],
    facts: [.auth068],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, !context.hasUnseenCode, !context.code.mayRequestAlways,
        context.code.uses("requestWhenInUseAuthorization", .reference).isEmpty
      else { return [] }
      let requests = context.code.uses(of: .whenInUseRequest)
      guard requests.allSatisfy({ isDecidedByFlag($0, context.code) }) else { return [] }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message:
            "After Allow Once, this never asks again: a stored flag decides, not the status.",
          fix: "Ask whenever the status is .notDetermined.")
      }
    })

  private static func isDecidedByFlag(_ use: CodeUse, _ code: ProcessCode) -> Bool {
    let conditions = use.fact.conditions + code.onlyCalls(leadingTo: use).flatMap(\.site.conditions)
    return conditions.contains { condition in
      condition.mentions("UserDefaults")
        && !["||", "authorizationStatus"].contains(where: condition.contains)
        && (condition.first == "!" || condition.contains("== false"))
        && ["ask", "request", "prompt", "shown"].contains { condition.mentions($0) }
    }
  }
}
