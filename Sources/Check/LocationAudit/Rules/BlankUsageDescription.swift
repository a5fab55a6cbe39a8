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
      language without a reason, too. Where all translations have the text, the prompt shows theirs, and only the \
      upload is in question (inferred).
      """,
    severity: .error, mistakes: [.mis27], facts: [.key013, .store004],
    judgesLibraries: true,
    subject: .setUp,
    check: { context in
      guard context.hasEntriesOfApps else { return [] }
      return empty(in: context)
        + LocationKey.usageDescriptions.flatMap { translations(of: $0, in: context) }
    })

  private static func empty(in context: AuditContext) -> [Violation] {
    context.problems(for: .anything).compactMap { problem in
      guard case .blankDescriptions(let all) = problem else { return nil }
      let keys = all.filter { !isTranslated($0, in: context) }
      guard let first = keys.first else { return translated(all, in: context) }
      return context.site(of: first).map { site in
        context.mayShowTexts
          ? Violation(at: site, .blankDescriptions(keys), in: context) : unasked(keys, at: site)
      }
    }
  }

  /// Returns whether all languages have a text, that of the development among them, so that the prompt shows theirs.
  private static func isTranslated(_ key: LocationKey, in context: AuditContext) -> Bool {
    let languages = context.target.localizations
    return languages.contains(where: context.isOfDevelopment)
      && languages.allSatisfy { !($0.entries[key.rawValue]?.text.allSatisfy(\.isWhitespace) ?? true) }
  }

  private static func translated(_ keys: [LocationKey], in context: AuditContext) -> Violation? {
    guard let first = keys.first else { return nil }
    return context.site(of: first).map { site in
      Violation(
        at: site, severity: .warning,
        message:
          "App Store Connect objects (ITMS-90738): \(first.rawValue) is empty in the Info.plist; the prompt shows the translations' text.",
        fix: ConfigurationProblem.blankDescriptions(keys).remedy)
    }
  }

  /// Returns the violation in an app that never asks, as far as was read.
  private static func unasked(_ keys: [LocationKey], at site: Site) -> Violation {
    let names = MessageText.list(keys.map(\.rawValue))
    return Violation(
      at: site, severity: .warning,
      message: keys.count == 1
        ? "App Store Connect objects (ITMS-90738): \(names) is empty."
        : "App Store Connect objects (ITMS-90738): \(names) are empty.",
      fix: "Say what location is for, or remove the entry if nothing in the app asks for location.")
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
