import AppProject
import LocationPolicy

extension Rule {
  /// A usage description has a value that is no text.
  static let nonStringUsageDescription = Rule(
    id: "non-string-usage-description",
    summary: "A location usage description is not a string.",
    explanation: """
      Core Location asks for keys with string values; any other value counts as a missing key, so no prompt shows. For \
      NSLocationTemporaryUsageDescriptionDictionary it is the other way round: a dictionary from purpose keys to texts.
      """,
    severity: .error, mistakes: ["MIS-01"], facts: [.key010, .key018],
    examples: [
      RuleExample(
        "A boolean instead of a text", infoPlist: [.flag("↓NSLocationWhenInUseUsageDescription", true)],
        files: [.swift(using: "manager.requestWhenInUseAuthorization()")]),
      RuleExample(
        "A text instead of a dictionary",
        infoPlist: [
          .whenInUse,
          .text("↓NSLocationTemporaryUsageDescriptionDictionary", "Precise position for navigation."),
        ]),
      RuleExample(
        "Values of the right types",
        infoPlist: [
          .whenInUse,
          .dictionary(
            "NSLocationTemporaryUsageDescriptionDictionary", ["Navigation": "Turn by turn directions."]),
        ]),
    ],
    check: { context in
      guard context.asksForAuthorization else { return [] }
      let texts = LocationKey.usageDescriptions.filter { context.description($0) == .notString }
      return texts.compactMap { notText($0, in: context) } + notDictionary(in: context)
    })

  private static func notText(_ key: LocationKey, in context: AuditContext) -> Violation? {
    context.site(of: key).map {
      Violation(
        at: $0,
        message: "Requests count this text as missing and show no prompt: \(key.rawValue) is not a string.",
        fix: "Make it a string: " + Words.xml(key))
    }
  }

  private static func requestsFullAccuracy(_ context: AuditContext) -> Bool {
    context.code.uses(anyOf: .temporaryFullAccuracyRequest)
      || context.code.uses(of: .serviceSession).contains { $0.argument("fullAccuracyPurposeKey") != nil }
  }

  private static func notDictionary(in context: AuditContext) -> [Violation] {
    guard let entry = context.entry(.temporary) else { return [] }
    if case .dictionary = entry.value { return [] }
    return [
      Violation(
        at: Site(entry.origin), severity: requestsFullAccuracy(context) ? .error : .note,
        releases: .iOS14 ... .newest,
        message: """
          No purpose key can be found, so requests for temporary full accuracy fail without a prompt: \
          \(LocationKey.temporary.rawValue) is not a dictionary.
          """,
        fix: "Make it a dictionary from purpose keys to texts.", mistakes: ["MIS-32"],
        facts: [.key030, .key032])
    ]
  }
}
