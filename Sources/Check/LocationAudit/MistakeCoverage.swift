package import LocationEvidence
import LocationPolicy
package import LocationTerms

/// The rules that find a classic mistake, or the reason why sources can't reveal it.
package enum MistakeCoverage: Hashable, Sendable {
  /// The rules that find it.
  case found(by: [RuleID])
  /// No rule finds it; the reason is one sentence.
  case invisible(because: String)

  /// Returns the coverage of a mistake; nil if there is neither a rule nor a reason.
  package static func coverage(of mistake: MistakeID, by rules: [Rule] = RuleCatalog.all) -> MistakeCoverage?
  {
    let finders = rules.filter { $0.mistakes.contains(mistake) }.map(\.id).sorted()
    return finders.isEmpty
      ? reasons[mistake].map(MistakeCoverage.invisible) : .found(by: finders)
  }

  /// The mistakes that no rule finds.
  private static let reasons: [MistakeID: String] = [
    .mis08:
      "Whether a session that runs with the flag is still wanted is up to the app, and its source doesn't say.",
    .mis12:
      "What was granted is known only at run time: in the source, Allow Once looks the same as While Using.",
    .mis39:
      "Standing still is not a mistake, and the source doesn't say whether an app needs a constant rate.",
    .mis41:
      "The page that asks is usually on a server; scripts that apps bundle contain the request whether they make it or not.",
    .mis52:
      "What an app has to remember, and whether it saved it, is spread throughout the app; the system rarely terminates it.",
    .mis55:
      "The SDK that a binary was linked with is recorded in the binary, not in the project; no current Xcode has one that old.",
    .mis57:
      "The test taps whatever is on screen when it runs; which button an automation takes first is up to its tool.",
  ]
}
