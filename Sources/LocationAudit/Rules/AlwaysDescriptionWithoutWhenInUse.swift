import InfoPlistProblems
import LocationPolicy
import Phrases

extension Rule {
  /// The Always text is there, the when-in-use text that it needs beside it is not.
  static let alwaysDescriptionWithoutWhenInUse = Rule(
    id: RuleID(.alwaysDescriptionWithoutWhenInUse),
    summary:
      "NSLocationAlwaysAndWhenInUseUsageDescription stands without NSLocationWhenInUseUsageDescription.",
    explanation: """
      The name of the Always text suggests that it serves both requests. It serves neither by itself: from iOS 11 on \
      a request for Always needs both texts, and a request for When In Use needs the other one. With only this key no \
      request shows a prompt.
      """,
    severity: .error, bites: LocationKey.alwaysAndWhenInUse.isRead, mistakes: [.mis03],
    facts: [.key005, .key007],
    examples: [
      RuleExample(
        "A request for Always with the Always text only", infoPlist: [.alwaysAndWhenInUse],
        files: [.swift(using: "manager.↓requestAlwaysAuthorization()")]),
      RuleExample(
        "A request for When In Use alone is the same mistake", infoPlist: [.alwaysAndWhenInUse],
        files: [.swift(using: "manager.↓requestWhenInUseAuthorization()")]),
      RuleExample(
        "A plug-in that nobody can see can't ask either",
        infoPlist: [.text("↓NSLocationAlwaysAndWhenInUseUsageDescription", "Your walk is recorded.")],
        unseenDependencies: ["geolocator"]),
      RuleExample(
        "Both texts", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [.swift(using: "manager.requestAlwaysAuthorization()")]),
      RuleExample("The key alone, in an app that uses no location", infoPlist: [.alwaysAndWhenInUse]),
    ],
    subject: .textsForCode,
    check: { context in
      guard context.asksForAuthorization,
        let problem = context.problem(.alwaysDescriptionWithoutWhenInUse, for: .always)
      else { return [] }
      let mistakes: [MistakeID] = context.code.mayRequestWhenInUse ? [.mis01, .mis03] : [.mis03]
      if let request = (context.code.alwaysRequests.first ?? context.code.promptingUses.first?.use) {
        return [Violation(at: request.site, problem, in: context, severity: .error, mistakes: mistakes)]
      }
      guard context.hasUnseenCode, let key = context.site(of: .alwaysAndWhenInUse) else { return [] }
      return [Violation(at: key, problem, in: context, severity: .warning, mistakes: mistakes)]
    })
}
