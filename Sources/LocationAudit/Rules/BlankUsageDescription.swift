import AppProject
import LocationPolicy

extension Rule {
  /// A usage description is there and empty.
  static let blankUsageDescription = Rule(
    id: "blank-usage-description",
    summary: "A location usage description is empty.",
    explanation: """
      The prompt shows no reason, and the store rejects the upload (ITMS-90738: a purpose string must not be blank). An \
      empty translation shows nobody a reason in that language either.
      """,
    severity: .error, mistakes: ["MIS-27"], facts: [.key013, .store004],
    examples: [
      RuleExample("An empty text", infoPlist: [.text("↓NSLocationWhenInUseUsageDescription", "")]),
      RuleExample(
        "A text of spaces", infoPlist: [.whenInUse, .text("↓NSLocationAlwaysUsageDescription", " ")]),
      RuleExample(
        "An empty translation", infoPlist: [.whenInUse],
        localizations: ["de": [.text("↓NSLocationWhenInUseUsageDescription", "")]]),
      RuleExample("A text", infoPlist: [.whenInUse]),
    ],
    check: { context in
      guard context.asksForAuthorization else { return [] }
      let blank = LocationKey.usageDescriptions.filter { context.description($0) == .blank }
      return empty(blank, in: context)
        + LocationKey.usageDescriptions.flatMap { translations(of: $0, in: context) }
    })

  private static func empty(_ keys: [LocationKey], in context: AuditContext) -> [Violation] {
    guard let first = keys.first, let site = context.site(of: first) else { return [] }
    let names = Words.list(keys.map(\.rawValue))
    return [
      Violation(
        at: site,
        message: """
          The store rejects the upload (ITMS-90738), and the prompt shows no reason: \(names) \
          \(keys.count == 1 ? "is" : "are") empty.
          """,
        fix: fix)
    ]
  }

  private static func translations(of key: LocationKey, in context: AuditContext) -> [Violation] {
    guard case .text = context.description(key) else { return [] }
    return context.target.localizations.compactMap { localization in
      guard let entry = localization.entries[key.rawValue], entry.text.allSatisfy(\.isWhitespace) else {
        return nil
      }
      return Violation(
        at: Site(entry.origin), severity: .warning,
        message:
          "In \(localization.language) the prompt shows no reason: the translation of \(key.rawValue) is empty.",
        fix: fix)
    }
  }

  private static let fix = "Say what the app does with the location, with an example from the app."
}
