import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A single location is requested with the best accuracy.
  static let slowSingleLocation = Rule(
    id: .slowSingleLocation,
    summary:
      "requestLocation is called with the best accuracy, which makes the person wait about ten seconds.",
    explanation: """
      requestLocation waits until a location is as fine as desiredAccuracy, or for about ten seconds. With the best \
      accuracy, the full wait is the rule rather than the exception. Where a street or a town is enough, say so with \
      desiredAccuracy. This is reported only for apps that use nothing but requestLocation.
      """,
    severity: .note, bites: { $0.services.value.contains(.requestLocation) }, mistakes: [.mis46],
    facts: [.del051, .del070],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, !context.hasUnseenCode, context.code.uses(anyOf: .oneShot),
        !context.code.uses(anyOf: .standardUpdates, .liveUpdates)
      else { return [] }
      let settings = context.code.uses("desiredAccuracy", .assignment)
      // The best is the default (DEL-051).
      if settings.isEmpty {
        return context.code.uses(of: .oneShot).filter(context.isOwn).prefix(1).map {
          violation(at: $0, "With the default accuracy, the best one,", in: context)
        }
      }
      guard settings.allSatisfy(isFinest) else { return [] }
      return settings.prefix(1).map { violation(at: $0, "With this accuracy,", in: context) }
    })

  private static func violation(at use: CodeUse, _ accuracy: Phrase, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, releases: context.releases(of: use),
      message: "\(accuracy) requestLocation() usually takes about ten seconds.",
      fix: "Set kCLLocationAccuracyHundredMeters, or what the feature needs.")
  }

  private static func isFinest(_ use: CodeUse) -> Bool {
    ["kCLLocationAccuracyBest", "kCLLocationAccuracyBestForNavigation"].contains {
      use.fact.value == .name($0)
    }
  }
}
