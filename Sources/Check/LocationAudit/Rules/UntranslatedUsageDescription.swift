import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// A language has other usage descriptions, but not that of location.
  static let untranslatedUsageDescription = Rule(
    id: .untranslatedUsageDescription,
    summary: "A translation has other usage descriptions, but lacks that of location.",
    explanation: """
      The prompt takes its text from the InfoPlist.strings of the person's language. Where that lacks the key, it \
      shows the text of the Info.plist, in whatever language that is, so that the person may not understand why the \
      app asks. The language in which the app is developed is left out, because its text may stand in the Info.plist.
      """,
    severity: .note, bites: LocationKey.whenInUse.isRead, facts: [.key019],
    subject: .setUp,
    check: { context in
      guard context.asksForAuthorization, let infoPlist = context.knownInfoPlist else { return [] }
      let keys = [LocationKey.whenInUse, .alwaysAndWhenInUse].filter { key in
        guard case .text(let text) = infoPlist.values.description(key), !text.isEmpty else { return false }
        return (key == .whenInUse || context.code.mayRequestAlways)
          && context.deployedPolicies.contains(where: key.isRead)
      }
      return keys.compactMap { violation(of: $0, in: context) }
    })

  /// Returns the finding about the translations that lack a key; nil if none does.
  private static func violation(of key: LocationKey, in context: AuditContext) -> Violation? {
    let lacking = context.target.localizations.compactMap { localization -> (language: String, site: Site)? in
      guard localization.entries[key.rawValue] == nil, !context.isOfDevelopment(localization)
      else { return nil }
      let others = localization.entries.filter { $0.key.hasSuffix("UsageDescription") }
      return others.map(\.value.origin).min().map { (localization.language, $0) }
    }
    guard let first = lacking.first else { return nil }
    let languages = Phrase(verbatim: lacking.map(\.language).joined(separator: ", "))
    return Violation(
      at: first.site,
      message:
        "\(key.rawValue) isn't translated as the other usage descriptions are (\(languages)): the prompt shows the Info.plist's text instead.",
      fix: "Translate \(key.rawValue) in the same files as the other usage descriptions.")
  }
}
