import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Temporary full accuracy is requested with a purpose key that the Info.plist does not have.
  static let unknownPurposeKey = Rule(
    id: RuleID(.unknownPurposeKey),
    summary: "Temporary full accuracy is requested with a purpose key that the Info.plist lacks.",
    explanation: """
      The purpose key is looked up in NSLocationTemporaryUsageDescriptionDictionary, letter by letter. If it isn't \
      there, the request fails with CLError.promptDeclined (18) and no prompt appears.
      """,
    severity: .error, bites: LocationKey.temporaryPurposes.isRead, mistakes: [.mis32],
    facts: [.key030, .key032],
    keepsAway: [.fullAccuracy], subject: .textsForCode,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      return requests(in: context.code).compactMap { use, key in
        // A function that takes the key and is never called makes no request.
        if key == nil, use.isNamingUnpassedParameter { return nil }
        return context.problem(.unknownPurposeKey, for: .fullAccuracy(purposeKey: key)).map {
          Violation(at: use.site, $0, in: context)
        }
      }
    })

  /// Returns the requests with their purpose keys; nil for a key that is known only at run time.
  private static func requests(in code: ProcessCode) -> [(CodeUse, String?)] {
    let classic = code.uses(of: .temporaryFullAccuracyRequest).compactMap { use in
      use.fact.arguments.first.map { (use, text($0.value)) }
    }
    let sessions = code.uses(of: .serviceSession).compactMap { use in
      use.argument("fullAccuracyPurposeKey").map { (use, text($0)) }
    }
    return (classic + sessions).sorted { $0.0 < $1.0 }
  }

  private static func text(_ value: SourceValue) -> String? {
    if case .string(let text) = value { text } else { nil }
  }
}
