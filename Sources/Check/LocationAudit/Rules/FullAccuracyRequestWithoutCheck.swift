import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Full accuracy is requested without checking whether the app already has it.
  static let fullAccuracyRequestWithoutCheck = Rule(
    id: .fullAccuracyRequestWithoutCheck,
    summary: "Full accuracy is requested temporarily, and nothing checks whether the app already has it.",
    explanation: """
      requestTemporaryFullAccuracyAuthorization shows nothing to people who left Precise Location on, and its \
      completion handler gets kCLErrorPromptDeclined (18), as if they had refused. Ask only while \
      accuracyAuthorization is reducedAccuracy, and read it again in the completion handler.
      """,
    severity: .note, bites: { $0.temporaryFullAccuracy.value }, mistakes: [.mis33], facts: [.auth072],
    absence: .inProcess,
    check: { context in
      let all = context.code.uses("requestTemporaryFullAccuracyAuthorization")
      // A read after the request examines its result.
      let checks = context.code.uses("accuracyAuthorization", .read).filter { read in
        !all.contains { $0.isAbove(read) }
      }
      guard checks.isEmpty, !context.hasUnseenCode else { return [] }
      let requests = all.filter { context.isJudged($0.file) && !$0.isByClient }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: """
            With Precise Location on, this fails with error 18, as if the person had refused: nothing reads \
            accuracyAuthorization before it.\(MessageText.further(requests.count - 1))
            """,
          fix: "Ask only while accuracyAuthorization is .reducedAccuracy.")
      }
    })
}
