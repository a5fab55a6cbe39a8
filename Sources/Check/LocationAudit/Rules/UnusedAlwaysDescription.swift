import AppProject
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// There are texts for Always, but no request for it.
  static let unusedAlwaysDescription = Rule(
    id: .unusedAlwaysDescription,
    summary: "The Info.plist has usage descriptions for Always, but no code requests Always.",
    explanation: """
      The usage descriptions alone add an Always row to Settings and make reviewers ask what it is for. If the app \
      needs location only while it is in use, remove them.
      """,
    severity: .warning, mistakes: [.mis56], facts: [.store009, .key016],
    examples: [
      RuleExample(
        "Only When In Use is requested",
        infoPlist: [
          .whenInUse, .text("↓NSLocationAlwaysAndWhenInUseUsageDescription", "Your walk is recorded."),
        ],
        files: [.swift(using: "manager.requestWhenInUseAuthorization()")]),
      RuleExample(
        "A library whose source is missing may ask",
        infoPlist: [
          .whenInUse, .text("↓NSLocationAlwaysAndWhenInUseUsageDescription", "Your walk is recorded."),
        ],
        unseenDependencies: ["Tracker"],
        files: [.swift(using: "manager.requestWhenInUseAuthorization()")]),
      RuleExample(
        "Always is requested", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(using: "manager.requestWhenInUseAuthorization()\nmanager.requestAlwaysAuthorization()")
        ]),
      RuleExample(
        "A session with the goal Always", iOS: SystemVersion(18),
        infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [.swift("import CoreLocation\nlet session = CLServiceSession(authorization: .always)")]),
      RuleExample(
        "All code is in libraries whose source is missing", infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        unseenDependencies: ["Flutter"]),
      RuleExample(
        "The store wants the texts even for the name of the method",
        infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            using: """
              if manager.responds(to: #selector(CLLocationManager.requestAlwaysAuthorization)) {
                manager.requestWhenInUseAuthorization()
              }
              """)
        ]),
      RuleExample("Only the when-in-use text", infoPlist: [.whenInUse]),
    ],
    subject: .setUp,
    absence: .inProcess,
    check: { context in
      guard context.asksForAuthorization, !context.code.mayRequestAlways, mayBeJudged(context),
        context.entitlement(.locationPush) == nil,
        // The App Store requires the texts if only the method's name occurs.
        context.code.uses("requestAlwaysAuthorization", .inquiry).isEmpty,
        !context.code.uses(of: .whenInUseRequest).contains(where: choosesByTexts),
        let site = context.site(of: .alwaysAndWhenInUse, .legacyAlways)
      else { return [] }
      return [violation(at: site, in: context)]
    })

  /// Returns whether a script calls a plug-in that requests Always if the Info.plist has its text:
  /// permission_handler, and React Native's geolocation.
  private static func choosesByTexts(_ use: CodeUse) -> Bool {
    guard use.isInScript, let receiver = use.fact.receiver?.lowercased() else { return false }
    return receiver.hasPrefix("permission") || receiver.hasSuffix("geolocation")
  }

  /// Returns whether the target can be judged; if no read code uses location, unread libraries may
  /// do so.
  private static func mayBeJudged(_ context: AuditContext) -> Bool {
    !context.hasUnseenCode || !context.code.promptingUses.isEmpty
  }

  private static func violation(at site: Site, in context: AuditContext) -> Violation {
    let effect: Phrase =
      context.entry(.alwaysAndWhenInUse) == nil
        && !context.deployedPolicies.contains(where: LocationKey.legacyAlways.isRead)
      ? "iOS 11 and later never read this text"
      : "this text is never shown, and only adds an Always row to Settings"
    // The text that only iOS 8 to 10 read does no harm on others.
    let isLegacy = context.entry(.alwaysAndWhenInUse) == nil
    return Violation(
      at: site, severity: context.hasUnseenCode || isLegacy ? .note : .warning,
      message: context.hasUnseenCode
        ? "No code that was read requests Always; unless a linked library does, \(effect)."
        : "No code requests Always: \(effect).",
      fix:
        "Remove the usage descriptions for Always from the Info.plist, or request Always from the feature that needs it."
    )
  }
}
