import AppProject
import LocationPolicy

extension Rule {
  /// Only one of the two spellings of the key that turns implicit sessions off is there.
  static let singleExplicitSessionKey = Rule(
    id: "single-explicit-session-key",
    summary: "Only one of the two documented spellings of the explicit-session key is set.",
    explanation: """
      Apple documents the key that turns implicit service sessions off under two names: one article and the session \
      talk say NSLocationRequireExplicitServiceSession, the header and another article CLRequireExplicitServiceSession. \
      Which one iOS reads is not known, so set both.
      """,
    severity: .warning, releases: .iOS18 ... .newest, facts: [.key044, .auth082],
    examples: [
      RuleExample(
        "One spelling", iOS: SystemVersion(18),
        infoPlist: [.whenInUse, .flag("↓NSLocationRequireExplicitServiceSession", true)]),
      RuleExample(
        "Both spellings", iOS: SystemVersion(18),
        infoPlist: [
          .whenInUse, .flag("NSLocationRequireExplicitServiceSession", true),
          .flag("CLRequireExplicitServiceSession", true),
        ]),
      RuleExample("No such key", iOS: SystemVersion(18), infoPlist: [.whenInUse]),
    ],
    check: { context in
      let keys: [LocationKey] = [.requireExplicitSession, .requireExplicitSessionAlternate]
      let set = keys.filter { context.entry($0)?.value == .boolean(true) }
      guard context.asksForAuthorization, set.count == 1, let key = set.first,
        let site = context.site(of: key),
        let other = keys.first(where: { $0 != key })
      else { return [] }
      return [
        Violation(
          at: site,
          message:
            "Implicit service sessions may stay on: Apple documents this key as \(other.rawValue) as well.",
          fix: "Add \(Words.flagXML(other)) beside it.")
      ]
    })
}
