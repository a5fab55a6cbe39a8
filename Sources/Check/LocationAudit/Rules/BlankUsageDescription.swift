import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A usage description is empty.
  static let blankUsageDescription = Rule(
    id: RuleID(.blankUsageDescription),
    summary: "A location usage description is empty.",
    explanation: """
      The prompt shows no reason, and App Store Connect objects to the upload, in the mails that were found with a \
      warning (ITMS-90738: a purpose string must not be blank). An empty translation leaves people who use that \
      language without a reason, too.
      """,
    severity: .error, mistakes: [.mis27], facts: [.key013, .store004],
    examples: [
      RuleExample("An empty text", infoPlist: [.text("↓NSLocationWhenInUseUsageDescription", "")]),
      RuleExample(
        "A text of spaces", infoPlist: [.whenInUse, .text("↓NSLocationAlwaysUsageDescription", " ")]),
      RuleExample(
        "An empty translation", infoPlist: [.whenInUse],
        localizations: ["de": [.text("↓NSLocationWhenInUseUsageDescription", "")]]),
      RuleExample("A text", infoPlist: [.whenInUse]),
      RuleExample(
        "What a plug-in of Cordova puts into each app", kind: .framework,
        infoPlist: [.text("↓NSLocationWhenInUseUsageDescription", "")]),
    ],
    judgesLibraries: true,
    subject: .setUp,
    check: { context in
      guard context.hasEntriesOfApps else { return [] }
      return empty(in: context)
        + LocationKey.usageDescriptions.flatMap { translations(of: $0, in: context) }
    })

  private static func empty(in context: AuditContext) -> [Violation] {
    context.problems(for: .anything).compactMap { problem in
      guard case .blankDescriptions(let keys) = problem, let first = keys.first else { return nil }
      return context.site(of: first).map { Violation(at: $0, problem, in: context) }
    }
  }

  private static func translations(of key: LocationKey, in context: AuditContext) -> [Violation] {
    guard case .text = context.description(key) else { return [] }
    return context.target.localizations.compactMap { localization in
      guard let entry = localization.entries[key.rawValue], entry.text.allSatisfy(\.isWhitespace) else {
        return nil
      }
      return Violation(
        at: entry.origin, severity: .warning,
        message:
          "In \(localization.language) the prompt shows no reason: the translation of \(key.rawValue) is empty.",
        fix: ConfigurationProblem.blankDescriptions([key]).remedy)
    }
  }
}
