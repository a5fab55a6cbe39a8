import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The indicator is switched off where iOS shows it anyway.
  static let indicatorHiddenForWhenInUse = Rule(
    id: .indicatorHiddenForWhenInUse,
    summary: "showsBackgroundLocationIndicator is set to false in an app that has only When In Use.",
    explanation: """
      The property matters only for apps with Always. With When In Use, the indicator appears whenever location is \
      used in the background, whatever the property says: it is what keeps the app in use. Accept it, or ask for \
      Always where the feature justifies it.
      """,
    severity: .note,
    bites: { $0.backgroundSwitch.value == .property && $0.backgroundIndicator.value == .propertyForAlways },
    mistakes: [.mis35], facts: [.bg008],
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, context.code.mayRequestWhenInUse, !context.code.mayRequestAlways,
        !context.hasUnseenCode, context.code.uses(anyOf: .backgroundUpdates)
      else { return [] }
      let uses = context.code.uses("showsBackgroundLocationIndicator", .assignment)
        .filter { $0.fact.value == .boolean(false) }
      return uses.prefix(1).map { use in
        Violation(
          at: use.site, releases: context.releases(of: use),
          message: "This has no effect: with When In Use, the indicator appears in the background anyway.",
          fix: "Remove the line, or ask for Always where the feature justifies it.")
      }
    })
}
