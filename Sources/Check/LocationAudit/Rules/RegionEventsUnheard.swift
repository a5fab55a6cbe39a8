import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Regions are monitored, and nothing has a callback for their events.
  static let regionEventsUnheard = Rule(
    id: .regionEventsUnheard,
    summary: "Regions are monitored, and no delegate has a callback for entering or leaving them.",
    explanation: """
      Entries and exits reach only a delegate that implements locationManager(_:didEnterRegion:) or \
      locationManager(_:didExitRegion:) (MON-009), and the state only one with didDetermineState. Without any of them \
      the regions take places of the twenty that an app may monitor, and launch the app for nothing. This is a note, \
      because the launch alone may be wanted.
      """,
    severity: .note, bites: everywhere, facts: [.mon009],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      let code = context.code
      let callbacks: [DelegateMethod] = [.didEnterRegion, .didExitRegion, .didDetermineState]
      guard context.mayAsk,
        !code.types.entries.values.contains(where: { callbacks.contains(where: $0.implements) })
      else { return [] }
      let starts = code.uses(ServiceMethods.regions.start.baseName).filter {
        !$0.isByClient && !code.isInstalled($0.file) && $0.argument("for") != nil
      }
      return starts.prefix(1).map { use in
        Violation(
          at: use.site,
          message: """
            No delegate that was read has a callback for entering or leaving this \
            region.\(MessageText.further(starts.count - 1))
            """,
          fix: "Implement \(DelegateMethod.didEnterRegion.name) or \(DelegateMethod.didExitRegion.name).")
      }
    })
}
