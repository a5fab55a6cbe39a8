import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Always is the first and only request, so its grant is provisional.
  static let alwaysBeforeWhenInUse = Rule(
    id: .alwaysBeforeWhenInUse,
    summary: "Always is requested before When In Use, so the grant is only provisional.",
    explanation: """
      On iOS 13 and later, the prompt for a first request for Always offers While Using, not Always. Choosing it \
      gives the app provisional Always: the app reads authorizedAlways, Settings shows While Using, and background \
      events are held back until a second prompt, which the system shows at a time of its choosing, hours or days \
      later. Background updates without the indicator stop after a few seconds. Request When In Use first, and \
      Always from a feature that needs it; on 13.4 and later, that shows the second prompt at once.
      """,
    severity: .error, bites: { $0.firstAlwaysRequest.value == .provisional }, mistakes: [.mis13],
    facts: provisional + [.auth066],
    judgesLibraries: true,
    // A library that requests When In Use itself is rare in an app that requests Always itself.
    absence: .inModule,
    check: { context in
      guard mayPrompt(context), !context.code.mayAskForWhenInUseFirst,
        !context.code.uses(anyOf: .serviceSession)
      else { return [] }
      let requests = context.code.firstAlwaysRequests
        .filter { context.isJudged($0.file) && !context.releases(of: $0).isEmpty }
      return requests.prefix(1).map {
        context.asksForAuthorization
          ? violation(at: $0, further: requests.count - 1, in: context)
          : libraryViolation(at: $0, further: requests.count - 1, in: context)
      }
    })

  /// Returns whether a prompt can appear; other rules report an app without texts, and a library
  /// has none of its own.
  private static func mayPrompt(_ context: AuditContext) -> Bool {
    context.target.kind == .framework
      || context.asksForAuthorization
        && (context.infoPlist == nil || context.values.alwaysTexts == .complete)
  }

  private static let provisional: [Fact] = [.auth049, .auth060, .auth065]

  /// Returns the violation in a library, whose app may have requested When In Use before.
  private static func libraryViolation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    Violation(
      at: use.site, severity: .note, releases: context.releases(of: use),
      message: """
        In an app that has not asked for When In Use before, "Allow While Using App" gives only provisional Always \
        here: background events are held back until a second prompt that may appear days \
        later.\(MessageText.further(further))
        """,
      fix: "Offer apps a request for When In Use, and request Always once that is granted.",
      facts: provisional)
  }

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    let stops = context.tracksInBackgroundWithoutIndicator
    return Violation(
      at: use.site, severity: stops ? nil : .warning, releases: context.releases(of: use),
      message: """
        "Allow While Using App" gives only provisional Always here: the app reads authorizedAlways, but \
        \(effect(in: context)), until a second prompt that may appear days later.\(MessageText.further(further))
        """,
      fix: use.fact.script == nil ? fix(in: context) : scriptFix(in: context),
      lines: context.code.lines(needsAlways(context) ? .asksInOrder : .asksWhenInUse, for: use.file),
      facts: stops ? nil : provisional)
  }

  private static func effect(in context: AuditContext) -> Phrase {
    if context.tracksInBackgroundWithoutIndicator {
      return "updates stop a few seconds after the person leaves it"
    }
    return needsAlways(context) ? "background events are held back" : "Settings shows While Using"
  }

  private static func scriptFix(in context: AuditContext) -> Phrase {
    needsAlways(context)
      ? "Ask for While Using first, and for Always once it is granted."
      : "Ask only for While Using: nothing that was read needs Always."
  }

  private static func fix(in context: AuditContext) -> Phrase {
    let order: Phrase =
      "Call requestWhenInUseAuthorization() first and requestAlwaysAuthorization() once it is granted"
    if context.tracksInBackgroundWithoutIndicator {
      return order + "; or set manager.showsBackgroundLocationIndicator = true."
    }
    return needsAlways(context)
      ? order + "." : "Call requestWhenInUseAuthorization() instead: nothing that was read needs Always."
  }

  private static func needsAlways(_ context: AuditContext) -> Bool {
    context.hasUnseenCode
      || context.code.uses(
        anyOf: .significantChanges, .visits, .regionMonitoring, .conditionMonitoring, .locationPush,
        .backgroundUpdates)
  }
}
