import AppProject
import LocationPolicy
import SourceFacts

extension Rule {
  /// Temporary full accuracy is requested with a purpose key that the Info.plist does not have.
  static let unknownPurposeKey = Rule(
    id: "unknown-purpose-key",
    summary: "Temporary full accuracy is requested with a purpose key that the Info.plist lacks.",
    explanation: """
      The purpose key is looked up in NSLocationTemporaryUsageDescriptionDictionary, letter by letter. If it is not \
      there the request fails with CLError.promptDeclined (18) and no prompt shows.
      """,
    severity: .error, releases: .iOS14 ... .newest, mistakes: ["MIS-32"], facts: [.key030, .key032],
    examples: [
      RuleExample(
        "A key spelled otherwise",
        infoPlist: [
          .whenInUse,
          .dictionary(
            "NSLocationTemporaryUsageDescriptionDictionary", ["Navigation": "Turn by turn directions."]),
        ],
        files: [
          .swift(using: "manager.↓requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"navigation\")")
        ]),
      RuleExample(
        "No dictionary", infoPlist: [.whenInUse],
        files: [
          .objectiveC(
            using: "[manager ↓requestTemporaryFullAccuracyAuthorizationWithPurposeKey:key completion:nil];")
        ]),
      RuleExample(
        "The key as in the dictionary",
        infoPlist: [
          .whenInUse,
          .dictionary(
            "NSLocationTemporaryUsageDescriptionDictionary", ["Navigation": "Turn by turn directions."]),
        ],
        files: [
          .swift(using: "manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: \"Navigation\")")
        ]),
      RuleExample(
        "A key that is only known when the app runs",
        infoPlist: [
          .whenInUse,
          .dictionary(
            "NSLocationTemporaryUsageDescriptionDictionary", ["Navigation": "Turn by turn directions."]),
        ],
        files: [
          .swift(
            using: "manager.requestTemporaryFullAccuracyAuthorization(withPurposeKey: feature.purposeKey)")
        ]),
    ],
    check: { context in
      guard context.asksForAuthorization, let known = knownKeys(in: context) else { return [] }
      return requests(in: context.code).compactMap { use, value in
        if case .string(let key) = value {
          return known.contains(key) ? nil : unknown(key, at: use, among: known)
        }
        return known.isEmpty ? unknown(nil, at: use, among: known) : nil
      }
    })

  /// The purpose keys; nil when nothing can be said, or another rule says it.
  private static func knownKeys(in context: AuditContext) -> Set<String>? {
    guard let plist = context.infoPlist else { return nil }
    switch context.entry(.temporary)?.value {
    case .dictionary(let texts)?: return Set(texts.keys)
    case nil: return plist.entries.keys.contains { KeySpelling.intended(by: $0) == .temporary } ? nil : []
    case .some: return nil
    }
  }

  private static func requests(in code: ProcessCode) -> [(CodeUse, SourceValue)] {
    let classic = code.uses(of: .temporaryFullAccuracyRequest).compactMap { use in
      use.fact.arguments.first.map { (use, $0.value) }
    }
    let sessions = code.uses(of: .serviceSession).compactMap { use in
      use.argument("fullAccuracyPurposeKey").map { (use, $0) }
    }
    return (classic + sessions).sorted { $0.0 < $1.0 }
  }

  private static func unknown(_ key: String?, at use: CodeUse, among known: Set<String>) -> Violation {
    let entry = "<key>\(key ?? "PurposeKey")</key><string>What full accuracy is for here.</string>"
    let reason =
      known.isEmpty
      ? "the Info.plist has no \(LocationKey.temporary.rawValue)"
      : "the dictionary has no \"\(key ?? "")\", only \(Words.list(known.sorted().map { "\"\($0)\"" }))"
    return Violation(
      at: use.site,
      message: "This request fails with CLError.promptDeclined and shows no prompt: \(reason).",
      fix: "Add to the Info.plist: <key>\(LocationKey.temporary.rawValue)</key><dict>\(entry)</dict>")
  }
}
