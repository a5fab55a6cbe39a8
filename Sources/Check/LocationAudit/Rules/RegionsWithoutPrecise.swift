import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Regions or beacons are monitored, but nothing checks Precise Location.
  static let regionsWithoutPrecise = Rule(
    id: .regionsWithoutPrecise,
    summary:
      "Regions or beacons are monitored, which does nothing while Precise Location is off, and nothing checks for that.",
    explanation: """
      Monitoring of regions and beacons, and ranging, need full accuracy: while Precise Location is off they deliver \
      nothing, and no source says that an error tells it. Read accuracyAuthorization, also when the authorization \
      changes, and tell the person what to turn on. A library that was not read may do so instead.
      """,
    severity: .note, bites: { $0.accuracyChoice.value }, mistakes: [.mis30], facts: [.acc003],
    judgesLibraries: true,
    absence: .inProcess,
    check: { context in
      let isLibrary = context.target.kind == .framework
      guard context.asksForAuthorization || isLibrary, !context.looksAtPrecise else { return [] }
      let uses = context.code.uses(of: .regionMonitoring, .ranging).filter {
        context.isJudged($0.file) && !context.releases(of: $0).isEmpty
      }
      return uses.prefix(1).map { use in
        Violation(
          at: use.site, severity: .note, releases: context.releases(of: use),
          message: """
            While Precise Location is off, this delivers nothing, and \
            \(context.hasUnseenCode || isLibrary ? "no code that was read checks" : "the app doesn't check") for \
            that.\(MessageText.further(uses.count - 1))
            """,
          fix: "Read accuracyAuthorization, and when it is reduced, say what to turn on in Settings.")
      }
    })
}
