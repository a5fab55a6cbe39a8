package import LocationPolicy

/// Which rules find a classic mistake, or why reading sources can't show it.
package enum MistakeCoverage: Hashable, Sendable {
  /// The rules that find it, by name.
  case found(by: [RuleID])
  /// No rule: the reason, in one sentence.
  case invisible(because: String)

  /// Returns what the rules say of a mistake; nil where neither a rule nor a reason is there.
  package static func coverage(of mistake: MistakeID, by rules: [Rule] = RuleCatalog.all) -> MistakeCoverage?
  {
    let finders = rules.filter { $0.mistakes.contains(mistake) }.map(\.id).sorted()
    return finders.isEmpty
      ? reasons[mistake].map(MistakeCoverage.invisible) : .found(by: finders)
  }

  /// The mistakes that no rule finds.
  static let reasons: [MistakeID: String] = [
    .mis08:
      "Whether a session that runs with the flag is still wanted is the app's business, and no text says it.",
    .mis12: "What was granted is known when the app runs: Allow Once reads like While Using, in sources too.",
    .mis39: "Standing still is no error; whether an app needs a constant rate is not written in it.",
    .mis41: "The page that asks is loaded when the app runs, mostly from a server.",
    .mis52:
      "What an app has to remember, and whether it saved it, is spread over all of it; the system rarely ends it.",
    .mis55:
      "The SDK that a binary was linked with stands in the binary, not in the project; no shipped Xcode has one that old.",
    .mis57:
      "The test taps what the screen of that day shows; which button an automation takes first is decided by its tool.",
  ]
}
