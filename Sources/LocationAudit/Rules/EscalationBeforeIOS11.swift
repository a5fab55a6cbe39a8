import AppProject
import LocationPolicy
import SourceFacts

extension Rule {
  /// The app goes from When In Use to Always by a request, and installs where that does nothing.
  static let escalationBeforeIOS11 = Rule(
    id: "escalation-before-ios-11",
    summary: "Always is requested after When In Use, which does nothing on iOS 8 to 10.",
    explanation: """
      Before iOS 11 there is one prompt in all: once When In Use is granted, requestAlwaysAuthorization does nothing. \
      On those releases only Settings can raise the authorization, so the app has to send the person there.
      """,
    severity: .warning, releases: .iOS8 ... .iOS10, mistakes: ["MIS-43"], facts: [.auth024],
    examples: [
      RuleExample(
        "An escalation in an app for iOS 9", iOS: SystemVersion(9),
        infoPlist: [.whenInUse, .alwaysAndWhenInUse, .legacyAlways],
        files: [
          .swift(
            using: """
              if status == .notDetermined { manager.requestWhenInUseAuthorization() }
              if status == .authorizedWhenInUse { manager.↓requestAlwaysAuthorization() }
              """)
        ]),
      RuleExample(
        "Both requests, one after the other", iOS: SystemVersion(10),
        infoPlist: [.whenInUse, .alwaysAndWhenInUse, .legacyAlways],
        files: [
          .swift(
            using: """
              manager.requestWhenInUseAuthorization()
              manager.↓requestAlwaysAuthorization()
              """)
        ]),
      RuleExample(
        "The same in an app for iOS 11", iOS: SystemVersion(11),
        infoPlist: [.whenInUse, .alwaysAndWhenInUse],
        files: [
          .swift(
            using: """
              if status == .notDetermined { manager.requestWhenInUseAuthorization() }
              if status == .authorizedWhenInUse { manager.requestAlwaysAuthorization() }
              """)
        ]),
      RuleExample(
        "One request or the other", iOS: SystemVersion(9),
        infoPlist: [.whenInUse, .alwaysAndWhenInUse, .legacyAlways],
        files: [
          .swift(
            using: """
              if tracks { manager.requestAlwaysAuthorization() } else { manager.requestWhenInUseAuthorization() }
              """)
        ]),
    ],
    judgesLibraries: true,
    check: { context in
      guard !context.isExtension, context.code.mayRequestWhenInUse else { return [] }
      return context.code.uses(of: .alwaysRequest)
        .filter { escalates($0) || follows($0, requestIn: context.code) }
        .compactMap { use in use.releases(within: .iOS8 ... .iOS10).map { violation(at: use, on: $0) } }
        .prefix(1).map(\.self)
    })

  private static func escalates(_ use: CodeUse) -> Bool {
    use.fact.conditions.contains { $0.first != "!" && $0.mentions("authorizedWhenInUse") }
  }

  /// Whether a request for When In Use was made in the same function, under the same conditions.
  private static func follows(_ use: CodeUse, requestIn code: ProcessCode) -> Bool {
    code.uses(of: .whenInUseRequest).contains { first in
      first.file == use.file && first.fact.enclosingType == use.fact.enclosingType
        && first.fact.enclosingFunction == use.fact.enclosingFunction
        && first.fact.conditions == use.fact.conditions && first.fact.position < use.fact.position
    }
  }

  private static func violation(at use: CodeUse, on releases: ClosedRange<Release>) -> Violation {
    Violation(
      at: use.site, releases: releases,
      message:
        "On iOS 8 to 10 this request does nothing once the person has granted When In Use.",
      fix: "Below iOS 11, open UIApplication.openSettingsURLString and say why, instead of requesting.")
  }
}
