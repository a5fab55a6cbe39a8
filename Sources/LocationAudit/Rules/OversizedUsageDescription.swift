import AppProject
import LocationPolicy

extension Rule {
  /// A usage description is longer than the store accepts.
  static let oversizedUsageDescription = Rule(
    id: "oversized-usage-description",
    summary: "A location usage description has 4,000 bytes or more.",
    explanation: "The store accepts usage descriptions of fewer than 4,000 bytes in UTF-8.",
    severity: .error, facts: [.key013],
    examples: [
      RuleExample(
        "A text of 4,000 bytes",
        infoPlist: [.text("↓NSLocationWhenInUseUsageDescription", String(repeating: "Map. ", count: 800))]),
      RuleExample("A sentence", infoPlist: [.whenInUse]),
    ],
    check: { context in
      guard context.asksForAuthorization else { return [] }
      return LocationKey.usageDescriptions.compactMap { key in
        guard case .text(let text) = context.description(key), text.utf8.count >= 4_000,
          let site = context.site(of: key)
        else { return nil }
        return Violation(
          at: site,
          message:
            "The store rejects this text: it has \(text.utf8.count) bytes, and must have fewer than 4,000.",
          fix: "Shorten it to a sentence or two.")
      }
    })
}
