import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// The property is set to true in an app that does not declare the background mode.
  static let backgroundUpdatesWithoutMode = Rule(
    id: RuleID(.backgroundUpdatesWithoutMode),
    summary: "allowsBackgroundLocationUpdates is set to true without the location background mode.",
    explanation: """
      Setting the property to true in a process whose Info.plist doesn't list location among its background modes \
      raises an exception at once, whatever the authorization: "Invalid parameter not satisfying: !stayUp || \
      CLClientIsBackgroundable(internal->fClient)". Declare the mode if the app tracks in the background, or don't \
      set the property.
      """,
    severity: .error, bites: { $0.backgroundSwitch.value == .property }, mistakes: [.mis06],
    facts: [.bg001, .bg002],
    check: { context in
      guard context.asksForAuthorization, context.lacksBackgroundMode else { return [] }
      let starts = context.code.scriptCalls.filter { $0.fact.name == "startLocationUpdatesAsync" }
      if let start = starts.first { return [failure(of: start, further: starts.count - 1, in: context)] }
      let switches = context.code.scriptCalls.filter { $0.fact.name == "enableBackgroundMode" }
      if let use = switches.first { return [refusal(of: use, further: switches.count - 1, in: context)] }
      let uses = context.code.uses(of: .backgroundUpdates).filter { !$0.readsBackgroundModes }
      guard let use = uses.first(where: isCertain) ?? uses.first else { return clientViolations(in: context) }
      return [violation(at: use, further: uses.count - 1, in: context)]
    })

  /// Returns violations for the client library, which checks the mode, so that the app doesn't
  /// crash but gets no updates.
  private static func clientViolations(in context: AuditContext) -> [Violation] {
    let requests =
      context.code.uses("UpdatesRequest", .construction).filter(ClientLibraryCall.allowsBackground)
      + context.code.uses("ContinuousLocator", .construction)
    return requests.sorted().prefix(1).map { use in
      Violation(
        at: use.site, severity: .warning, releases: context.releases(of: use),
        message: """
          Nothing arrives in the background: UIBackgroundModes in \(context.infoPlistName) doesn't include location, \
          so the client library leaves background updates off.\(MessageText.further(requests.count - 1))
          """,
        adding: Proposal(
          [.backgroundMode], or: "don't ask for background updates if the app needs none"), in: context)
    }
  }

  /// Returns the violation for the switch of Flutter's location, which looks for the mode (its LocationPlugin.m), so that
  /// nothing is switched on.
  private static func refusal(of use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, severity: .warning,
      message: """
        On iOS this switches nothing on and answers false: UIBackgroundModes in \
        \(context.infoPlistName) doesn't include location.\(MessageText.further(further))
        """,
      adding: Proposal(
        [.backgroundMode], or: "don't call this if the app needs no updates in the background"),
      in: context, mistakes: [], facts: [.key040])
  }

  /// Returns the violation for a function of expo-location, which checks the mode, so that the app doesn't crash.
  private static func failure(of start: CodeUse, further: Int, in context: AuditContext) -> Violation {
    let message: Phrase = """
      On iOS this call fails: expo-location starts updates in the background only with the \
      background mode, and UIBackgroundModes in \(context.infoPlistName) doesn't include \
      location.\(MessageText.further(further))
      """
    return context.isGeneratedByExpo
      ? Violation(
        at: start.site, severity: .warning, message: message,
        fix:
          "Add location to ios.infoPlist.UIBackgroundModes in Expo's settings, or set isIosBackgroundLocationEnabled of expo-location to true, which its versions before 13 ignore, and make a new build.",
        mistakes: [], facts: [.key040])
      : Violation(
        at: start.site, severity: .warning, message: message, adding: Proposal([.backgroundMode]),
        in: context, mistakes: [], facts: [.key040])
  }

  /// Returns whether the assignment certainly runs; a condition may be true only in apps with the
  /// mode.
  private static func isCertain(_ use: CodeUse) -> Bool {
    use.setsTrue
      && use.fact.conditions.allSatisfy { condition in
        ["available(", "respondsToSelector", "responds(to", "authorizedAlways", "authorizedWhenInUse"]
          .contains { condition.mentions($0) }
      }
  }

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    let certainty: Phrase = isCertain(use) ? "" : use.setsTrue ? " if this runs" : " if the value is true"
    return Violation(
      at: use.site, severity: isCertain(use) ? .error : use.isShared ? .note : .warning,
      releases: context.releases(of: use),
      message: """
        The app crashes here\(certainty): UIBackgroundModes in \(context.infoPlistName) doesn't include \
        location.\(MessageText.further(further))
        """,
      adding: Proposal(
        [.backgroundMode], or: "don't set the property if the app doesn't track in the background"),
      in: context)
  }
}
