import AppProject
import InfoPlistProblems
import LocationCatalogue
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// An Info.plist key is almost one of the location keys.
  static let mistypedKey = Rule(
    id: RuleID(.mistypedKey),
    summary: "An Info.plist key almost matches a location key, so it has no effect.",
    explanation: """
      Keys are compared letter by letter, so a misspelled one counts as missing. Xcode's editor shows names such as \
      "Privacy - Location When In Use Usage Description" instead of keys; typed into the file by hand, they have no \
      effect.
      """,
    severity: .error, mistakes: [.mis54], facts: [.key020],
    keepsAway: AppRequest.first, subject: .setUp,
    check: { context in
      guard context.asksForAuthorization || context.isExtension, let plist = context.infoPlist else {
        return []
      }
      let keys = plist.entries.map { ($0.key, $0.value.origin) }
      let settings = context.configuration.infoPlistKeySettings.map { (unprefixed($0.key), $0.value) }
      let sites = Dictionary(keys + settings, uniquingKeysWith: { first, _ in first })
      return sites.sorted { $0.value < $1.value }.compactMap { key, site in
        context.values.misspelling(key, under: context.deployedPolicies).map {
          violation(of: $0, at: site, in: context)
        }
      }
    })

  private static func unprefixed(_ setting: String) -> String {
    setting.hasPrefix("INFOPLIST_KEY_") ? String(setting.dropFirst("INFOPLIST_KEY_".count)) : setting
  }

  private static func violation(
    of problem: ConfigurationProblem, at site: Site, in context: AuditContext
  ) -> Violation {
    guard case .misspeltKey(let key, let meant) = problem else {
      return Violation(at: site, problem, in: context, severity: .note)
    }
    return Violation(
      at: site, problem, in: context, releases: context.policies.releases(where: problem.bites),
      corrections: renaming(key, to: meant, at: site, in: context))
  }

  /// Returns the correction of a key in an Info.plist, or after the prefix of a build setting.
  ///
  /// If the right key also exists, the person must choose between two texts.
  private static func renaming(
    _ key: String, to meant: LocationKey, at site: Site, in context: AuditContext
  ) -> [Correction] {
    guard context.entry(meant) == nil else { return [] }
    return context.entry(key)?.origin == site
      ? [.replace(at: site, key, with: meant.rawValue)]
      : [.replace(at: site, "INFOPLIST_KEY_" + key, with: "INFOPLIST_KEY_" + meant.rawValue)]
  }
}
