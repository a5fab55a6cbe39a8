import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A caller waits for the person's answer but is notified only of a grant.
  static let refusalWithoutAnswer = Rule(
    id: .refusalWithoutAnswer,
    summary: "Code waits for the person's answer, and nothing ends the wait when the answer is no.",
    explanation: """
      The authorization callback runs with every answer, "Don't Allow" too. A continuation or a completion handler \
      that is told only when the app is authorized waits forever after a refusal: a spinner stays, a button never \
      works again. Answer it in the callback with every status but notDetermined.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, facts: [.auth004, .auth005],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let waiting = context.requests(at: Waits(in: context.code.reactions).requestsWithoutRefusal())
      return waiting.prefix(1).map { use in
        Violation(
          at: use.site,
          message: """
            Whoever waits for the answer to this is never told when the person taps “Don’t \
            Allow”.\(MessageText.further(waiting.count - 1))
            """,
          fix: "In the authorization callback, answer with every status but .notDetermined.")
      }
    })
}
