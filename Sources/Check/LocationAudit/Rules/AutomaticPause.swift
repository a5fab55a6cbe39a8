import AppProject
import CoreLocationInterface
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// An app that tracks in the background leaves automatic pausing on.
  static let automaticPause = Rule(
    id: .automaticPause,
    summary: "Updates continue in the background, and nothing decides whether they may pause automatically.",
    explanation: """
      pausesLocationUpdatesAutomatically is true by default. When the person seems to have stopped moving for 10 to \
      20 minutes, updates pause and don't resume by themselves: the app must start them again, and with When In Use \
      it can't do so in the background. Set the property to false for tracking, or handle \
      locationManagerDidPauseLocationUpdates(_:).
      """,
    severity: .note, bites: everywhere, mistakes: [.mis23], facts: [.del080],
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization, context.hasBackgroundMode,
        context.code.uses("pausesLocationUpdatesAutomatically", .assignment).isEmpty,
        !handlesPauses(context.code.types), !context.code.endsUpdatesWithFirstLocation,
        let start = backgroundStart(in: context.code)
      else { return [] }
      return [
        Violation(
          at: start.site,
          message:
            "After 10 to 20 minutes without movement, these updates pause and don't resume by themselves.",
          fix: """
            Set manager.pausesLocationUpdatesAutomatically = false for tracking; or, to save power, keep the pause and in \
            locationManagerDidPauseLocationUpdates(_:) add a notification for leaving the place, which brings the person \
            back to the app (UNLocationNotificationTrigger).
            """)
      ]
    })

  /// Returns a start in the type or file that enables background updates for its manager; other
  /// managers stop anyway.
  private static func backgroundStart(in code: ProcessCode) -> CodeUse? {
    let allowing = code.uses(of: .backgroundUpdates).filter(\.setsTrue)
    let types = Set(allowing.compactMap(\.fact.enclosingType))
    let files = Set(allowing.map(\.file))
    return code.uses(of: .standardUpdates).first { start in
      files.contains(start.file) || start.fact.enclosingType.map(types.contains) ?? false
    }
  }

  private static func handlesPauses(_ types: TypeIndex) -> Bool {
    types.entries.values.contains { $0.implements(.didPauseLocationUpdates) }
  }
}
