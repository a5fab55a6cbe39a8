import LocationPolicy

extension Rule {
  /// The Always text is there, the when-in-use text that it needs beside it is not.
  static let alwaysDescriptionWithoutWhenInUse = Rule(
    id: "always-description-without-when-in-use",
    summary:
      "NSLocationAlwaysAndWhenInUseUsageDescription stands without NSLocationWhenInUseUsageDescription.",
    explanation: """
      The name of the Always text suggests that it serves both requests. It serves neither by itself: from iOS 11 on \
      a request for Always needs both texts, and a request for When In Use needs the other one. With only this key no \
      request shows a prompt.
      """,
    severity: .error, releases: .iOS11 ... .newest, mistakes: ["MIS-03"], facts: [.key005, .key007],
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
    check: { context in
      guard context.asksForAuthorization, AlwaysTexts(context) == .withoutWhenInUse else { return [] }
      if let request = (context.code.alwaysRequests.first ?? context.code.promptingUses.first?.use) {
        return [violation(at: request.site, severity: .error, in: context)]
      }
      guard context.hasUnseenCode, let key = context.site(of: .alwaysAndWhenInUse) else { return [] }
      return [violation(at: key, severity: .warning, in: context)]
    })

  private static func violation(
    at site: Site, severity: Finding.Severity, in context: AuditContext
  ) -> Violation {
    Violation(
      at: site, severity: severity,
      message: """
        No request for location shows a prompt from iOS 11 on: \(context.infoPlistName) has \
        NSLocationAlwaysAndWhenInUseUsageDescription without NSLocationWhenInUseUsageDescription.
        """,
      fix: "Add to the Info.plist: " + Words.xml(.whenInUse),
      mistakes: context.code.mayRequestWhenInUse ? ["MIS-01", "MIS-03"] : ["MIS-03"])
  }
}
