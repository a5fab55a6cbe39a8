import AppProject
import InfoPlistProblems
import LocationEvidence
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
    subject: .setUp,
    absence: .inProcess,
    check: unusedAlwaysTexts)

  /// Returns the finding about texts for Always that nothing shows.
  static func unusedAlwaysTexts(in context: AuditContext) -> [Violation] {
    let keys: [LocationKey] = [.alwaysAndWhenInUse, .legacyAlways]
    guard context.asksForAuthorization, !context.code.mayRequestAlways, mayBeJudged(context),
      context.entitlement(.locationPush) == nil,
      // The App Store requires the texts if only the method's name occurs.
      context.code.uses("requestAlwaysAuthorization", .inquiry).isEmpty,
      let infoPlist = context.knownInfoPlist,
      let site = keys.lazy.compactMap({ infoPlist.entries[$0.rawValue]?.origin }).first
    else { return [] }
    if let request = context.requestsForAlwaysByTexts.first {
      let site = infoPlist.entries[request.key.rawValue]?.origin ?? site
      return byTexts(request.use, at: site, infoPlist, in: context).map { [$0] } ?? []
    }
    // Nothing that the app says keeps these versions from writing their texts.
    let areDefaults = keys.allSatisfy { key in
      infoPlist.entries[key.rawValue].map { $0.value == .string(ExpoLocation.defaultText) } ?? true
    }
    if areDefaults, context.plugInWithAlways == ExpoLocation.name { return [] }
    return [violation(at: site, infoPlist, in: context)]
  }

  /// Returns whether the target can be judged; if no read code uses location, unread libraries may
  /// do so.
  private static func mayBeJudged(_ context: AuditContext) -> Bool {
    !context.hasUnseenCode || !context.code.promptingUses.isEmpty
  }

  /// Returns the finding about a text because of which a plug-in requests Always; nil if Always can be of use, or
  /// if another finding says that the request does nothing.
  private static func byTexts(
    _ request: CodeUse, at site: Site, _ infoPlist: InfoPlist, in context: AuditContext
  ) -> Violation? {
    guard !context.mayUseAlways, infoPlist.values.alwaysTexts != .onlyLegacy else { return nil }
    let fix: Phrase =
      switch request.fact.script?.textsForAlways {
      case .oldByPermissionHandler: "Request Permission.locationWhenInUse instead of Permission.location."
      case .new:
        "Update expo-location and call requestForegroundPermissionsAsync(), which asks for While Using only."
      case .old, nil:
        request.isOfNavigator || request.isInDart
          ? "Remove NSLocationAlwaysUsageDescription."
          : "Remove NSLocationAlwaysUsageDescription, or call setRNConfiguration() with authorizationLevel: 'whenInUse'."
      }
    return Violation(
      at: site, severity: .note,
      message: """
        Because of this text, \(request.readerOfTexts) requests Always, and nothing that was read can use more than When In Use: there \
        is no background mode for location, and no service that launches the app.
        """,
      fix: fix, facts: [.store009, .key040])
  }

  private static func violation(at site: Site, _ infoPlist: InfoPlist, in context: AuditContext) -> Violation
  {
    // The text that only iOS 8 to 10 read does no harm on others.
    let isLegacy = infoPlist.entries[LocationKey.alwaysAndWhenInUse.rawValue] == nil
    let effect: Phrase =
      isLegacy && !context.deployedPolicies.contains(where: LocationKey.legacyAlways.isRead)
      ? "iOS 11 and later never read this text"
      : "this text is never shown, and only adds an Always row to Settings"
    let plugIn = isLegacy ? nil : context.plugInWithAlways
    // Expo puts the request's name together at run time, where the store doesn't find it (EXBaseLocationRequester.m).
    let found = plugIn == ExpoLocation.name ? nil : plugIn
    let wanted: Phrase =
      found.map {
        " App Store Connect asks for it nevertheless (ITMS-90683) as long as \($0) contains the request."
      } ?? ""
    return Violation(
      at: site, severity: context.hasUnseenCode || isLegacy || plugIn != nil ? .note : .warning,
      message: context.hasUnseenCode
        ? "No code that was read requests Always; unless a linked library does, \(effect).\(wanted)"
        : "No code requests Always: \(effect).\(wanted)",
      fix: fix(without: plugIn, in: context))
  }

  private static func fix(without plugIn: String?, in context: AuditContext) -> Phrase {
    switch plugIn {
    case "geolocator"?:
      "Define BYPASS_PERMISSION_LOCATION_ALWAYS=1 in the Podfile, which leaves the request out of geolocator from geolocator_apple 2.3.6 on, and remove the usage descriptions for Always."
    case "permission_handler"?:
      "Define PERMISSION_LOCATION_WHENINUSE=1 in the Podfile instead of PERMISSION_LOCATION=1, from permission_handler_apple 9.4.3 on, and remove the usage descriptions for Always."
    case ExpoLocation.name?:
      "Update expo-location to version 17, of Expo 51, or later, and set locationAlwaysAndWhenInUsePermission and locationAlwaysPermission to false: earlier ones write texts of their own."
    case let plugIn?:
      "Remove the usage descriptions for Always together with \(plugIn), or when a version of it leaves the request out."
    case nil where context.isGeneratedByExpo:
      "Remove the usage descriptions for Always, and set locationAlwaysAndWhenInUsePermission and locationAlwaysPermission of expo-location to false, or it adds its own."
    case nil:
      "Remove the usage descriptions for Always from the Info.plist, or request Always from the feature that needs it."
    }
  }
}
