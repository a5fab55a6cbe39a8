import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// The background mode for location is misspelled and has no effect.
  static let mistypedBackgroundMode = Rule(
    id: RuleID(.mistypedBackgroundMode),
    summary: "UIBackgroundModes names location in a way that iOS doesn't understand.",
    explanation: """
      UIBackgroundModes is an array of strings, and the one for location is "location". "Location updates" is only \
      what Xcode shows. The build setting INFOPLIST_KEY_UIBackgroundModes has no effect, because Xcode generates no entry \
      from it; that a string instead of an array has none either is inferred.
      """,
    severity: .error, bites: everywhere, mistakes: [.mis54], facts: [.key040, .key041],
    subject: .setUp,
    check: { context in
      guard context.asksForAuthorization || context.isExtension else { return [] }
      if let problem = context.problem(.mistypedBackgroundMode, for: .anything),
        let site = context.site(of: .backgroundModes)
      {
        return [violation(of: problem, at: site, in: context, corrections: spelling(in: context))]
      }
      guard context.setsBackgroundModeByBuildSetting,
        let origin = context.configuration.infoPlistKeySettings[AuditContext.backgroundModeSetting]
      else { return [] }
      let reason: Phrase = "Xcode generates nothing from \(AuditContext.backgroundModeSetting)"
      return [violation(of: .uselessBackgroundMode(reason: reason), at: origin, in: context)]
    })

  private static func violation(
    of problem: ConfigurationProblem, at site: Site, in context: AuditContext, corrections: [Correction] = []
  ) -> Violation {
    let crashes = context.code.uses(of: .backgroundUpdates).contains {
      $0.setsTrue && !$0.readsBackgroundModes
    }
    guard crashes else { return Violation(at: site, problem, in: context, corrections: corrections) }
    return Violation(
      at: site,
      message: problem.wording(in: context.infoPlistName)
        + " Setting allowsBackgroundLocationUpdates to true crashes it.",
      fix: problem.remedy, mistakes: [.mis06, .mis54], facts: [.key040, .key041, .bg001],
      corrections: corrections)
  }

  private static func spelling(in context: AuditContext) -> [Correction] {
    guard let mode = context.values.misspeltBackgroundMode, let entry = context.entry(.backgroundModes) else {
      return []
    }
    let (wrong, right) = ("<string>\(mode)</string>", "<string>location</string>")
    if case .array = entry.value {
      return entry.memberOrigins[mode].map { [.replace(at: $0, wrong, with: right)] } ?? []
    }
    let key = LocationKey.backgroundModes.rawValue + "</key>"
    return [.replace(at: entry.origin, skipping: [key], wrong, with: "<array>\(right)</array>")]
  }
}
