import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A caller waits for a callback that may never come.
  static let waitForMissingCallback = Rule(
    id: .waitForMissingCallback,
    summary:
      "Code waits for the authorization callback of a request that may change nothing, and so may wait forever.",
    explanation: """
      The callback runs when the status changes. A request for Always after When In Use may end in "Keep Only While \
      Using", or show nothing because it was made before: no callback arrives, and a task or a completion handler \
      that waits for one waits forever. The same goes for any request that is made when the status is already decided. Check the status \
      first; after a request for Always, continue when the app becomes active again, whatever the status.
      """,
    severity: .warning, bites: { $0.requestMethods.value }, mistakes: [.mis11],
    facts: [.auth007, .auth045, .auth051],
    judgesLibraries: true,
    check: { context in
      let places = Waits(in: context.code.reactions).requestsWithoutCallback()
      let endless = context.requests(at: places).filter { !context.code.isCalledOnlyUndecided($0) }
      return endless.prefix(1).map { use in
        let isAlways = use.fact.name == ManagerMember.requestAlwaysAuthorization.declaration.baseName
        return Violation(
          at: use.site,
          message: """
            Whoever waits here is never told if \
            \(isAlways ? "the person keeps While Using, or Always was requested before" : "the status is already decided"): \
            no callback arrives.\(MessageText.further(endless.count - 1))
            """,
          fix: isAlways
            ? "When asking from When In Use, don't wait for the callback: read the status again when the app becomes active."
            : "Return the status at once unless it is .notDetermined.")
      }
    })
}
