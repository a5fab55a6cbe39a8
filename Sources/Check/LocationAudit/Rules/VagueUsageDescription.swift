import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases

extension Rule {
  /// A usage description says that location is used, but not why.
  static let vagueUsageDescription = Rule(
    id: .vagueUsageDescription,
    summary: "A usage description says that location is used, but not what for.",
    explanation: """
      App Review rejects texts that only restate the request, and the default texts of libraries (guideline 5.1.1). \
      Say what the person gets from it, with an example from the app: "Your run is drawn on the map while you record \
      it."
      """,
    severity: .warning, mistakes: [.mis26], facts: [.key013, .store007],
    judgesLibraries: true,
    subject: .setUp,
    check: { context in
      guard context.hasEntriesOfApps else { return [] }
      guard let infoPlist = context.knownInfoPlist else { return [] }
      let isUnused = !unusedAlwaysTexts(in: context).isEmpty
      let keys = shownKeys(in: context).filter { key in
        guard case .text(let text) = infoPlist.values.description(key) else { return false }
        // Another finding says that a text for Always which nothing shows can go.
        if key != .whenInUse, isUnused { return false }
        // A plug-in leaves the value of a variable to the apps.
        if !context.asksForAuthorization,
          text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().contains(where: isOfPlugIn)
        {
          return false
        }
        return Vagueness(names: context.productNames).saysNothing(text)
      }
      guard let first = keys.first, let site = infoPlist.entries[first.rawValue]?.origin else { return [] }
      return [violation(at: site, keys: keys, in: context)]
    })

  /// Returns whether the text after a dollar sign is the name of a plug-in's variable; one in
  /// brackets is Xcode's.
  private static func isOfPlugIn(_ rest: Substring) -> Bool { rest.first != "{" && rest.first != "(" }

  /// Returns the keys whose text some release shows.
  ///
  /// Another finding says how to give the text of the old key alone to the new one, so that it is judged as well.
  private static func shownKeys(in context: AuditContext) -> [LocationKey] {
    let isCopied = context.description(.alwaysAndWhenInUse) == .missing
    return [.whenInUse, .alwaysAndWhenInUse, .legacyAlways].filter {
      $0 == .legacyAlways && isCopied || context.deployedPolicies.contains(where: $0.isRead)
    }
  }

  private static func violation(at site: Site, keys: [LocationKey], in context: AuditContext) -> Violation {
    let further = keys.dropFirst().map(\.rawValue)
    let others: Phrase = further.isEmpty ? "" : " The same holds for \(MessageText.list(further))."
    let writers = context.infoPlistWriters
    let unless: Phrase =
      writers.isEmpty
      ? "" : " \(MessageText.list(writers)) may write another text: a program that was not run."
    let isRead = keys.contains { context.deployedPolicies.contains(where: $0.isRead) }
    let severity: Finding.Severity = isRead && context.mayShowTexts && writers.isEmpty ? .warning : .note
    if context.isGeneratedByExpo, case .text(ExpoLocation.defaultText)? = keys.first.map(context.description)
    {
      return Violation(
        at: site, severity: severity,
        message: """
          App Review may reject the text that a plug-in writes where the app gives none, \
          “\(ExpoLocation.defaultText)” (guideline 5.1.1): it says that location is used, but not what \
          for.\(others)\(unless)
          """,
        adding: Proposal(keys.prefix(1).map { .text($0) }), in: context)
    }
    return Violation(
      at: site, severity: severity,
      message:
        "App Review may reject this text (guideline 5.1.1): it says that location is used, but not what for.\(others)\(unless)",
      fix: "Say what the person gets from it, such as \"Your run is drawn on the map while you record it.\"")
  }
}
