import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// A library sets the background property in any app that links it.
  static let unguardedBackgroundUpdates = Rule(
    id: .unguardedBackgroundUpdates,
    summary:
      "A library sets allowsBackgroundLocationUpdates to true without checking the app's background modes.",
    explanation: """
      The property crashes every app whose Info.plist doesn't list location among its background modes, and a \
      library can't know which app it will be in. Read UIBackgroundModes from Bundle.main first, and set the \
      property only where location is among them. This is reported for libraries that no app in the project links, \
      apart from an example.
      """,
    severity: .warning, bites: { $0.backgroundSwitch.value == .property }, mistakes: [.mis06],
    facts: [.bg001, .bg002],
    judgesLibraries: true,
    check: { context in
      guard context.target.kind == .framework, !(context.hasEntriesOfApps && context.hasBackgroundMode)
      else { return [] }
      let uses = context.code.uses(of: .backgroundUpdates).filter {
        $0.setsTrue && !$0.readsBackgroundModes && context.isJudged($0.file)
          && $0.fact.conditions.allSatisfy { CertainCalls.asksForPresence($0) || $0.mentions("authorized") }
      }
      return uses.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message:
            "This crashes every app that does not declare the location background mode.\(MessageText.further(uses.count - 1))",
          fix: "Set it only if UIBackgroundModes of Bundle.main contains location.")
      }
    })
}
