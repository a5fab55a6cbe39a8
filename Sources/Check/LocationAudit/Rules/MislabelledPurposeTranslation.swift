import AppProject
import LocationEvidence
import LocationPolicy
import Phrases

extension Rule {
  /// A purpose text is translated under the name of the dictionary.
  static let mislabelledPurposeTranslation = Rule(
    id: .mislabelledPurposeTranslation,
    summary:
      "A text for temporary full accuracy is translated under the dictionary's name instead of its purpose key.",
    explanation: """
      In InfoPlist.strings, each text of NSLocationTemporaryUsageDescriptionDictionary belongs under its purpose \
      key. An entry under the dictionary's name is never read, and the prompt shows the text from the Info.plist.
      """,
    severity: .warning, bites: LocationKey.temporaryPurposes.isRead, facts: [.key019],
    subject: .setUp,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      return context.target.localizations.compactMap { localization in
        localization.entries[LocationKey.temporaryPurposes.rawValue].map { entry in
          Violation(
            at: entry.origin,
            message:
              "This translation is never read: the prompt looks for the purpose key, not for the dictionary's name.",
            fix: "Write one entry for each purpose key: \"PurposeKey\" = \"…\";")
        }
      }
    })
}
