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

  /// What the app loses while its Always is provisional.
  private enum Loss {
    /// Updates end soon after the app is left.
    case tracking
    /// Events that launch the app.
    case events
    /// Code that wasn't read may need Always.
    case unknown
    case nothing

    var effect: Phrase {
      switch self {
      case .tracking: "updates stop a few seconds after the person leaves it"
      case .events: "background events are held back"
      case .unknown, .nothing: "Settings shows While Using"
      }
    }

    var severity: Finding.Severity? {
      switch self {
      case .tracking: nil
      case .events: .warning
      case .unknown, .nothing: .note
      }
    }
  }

  private static func violation(at use: CodeUse, further: Int, in context: AuditContext) -> Violation {
    let loss = loss(in: context)
    return Violation(
      at: use.site, severity: loss.severity, releases: context.releases(of: use),
      message: message(loss) + MessageText.further(further),
      fix: use.fact.script == nil ? fix(loss) : scriptFix(loss),
      lines: context.code.lines(loss == .nothing ? .asksWhenInUse : .asksInOrder, for: use.file),
      facts: loss == .tracking ? nil : provisional)
  }

  private static func message(_ loss: Loss) -> Phrase {
    loss == .unknown
      ? """
      Unless code that was not read asks for While Using first, "Allow While Using App" gives only provisional Always \
      here: the app reads authorizedAlways, but Settings shows While Using, until a second prompt that may appear days \
      later.
      """
      : """
      "Allow While Using App" gives only provisional Always here: the app reads authorizedAlways, but \
      \(loss.effect), until a second prompt that may appear days later.
      """
  }

  private static func loss(in context: AuditContext) -> Loss {
    if context.tracksInBackgroundWithoutIndicator { return .tracking }
    if context.code.uses(
      anyOf: .significantChanges, .visits, .regionMonitoring, .conditionMonitoring, .locationPush)
    {
      return .events
    }
    return context.hasUnseenCode ? .unknown : .nothing
  }

  private static func scriptFix(_ loss: Loss) -> Phrase {
    loss == .nothing
      ? "Ask only for While Using: nothing that was read needs Always."
      : "Ask for While Using first, and for Always once it is granted."
  }

  private static func fix(_ loss: Loss) -> Phrase {
    let order: Phrase =
      "Call requestWhenInUseAuthorization() first and requestAlwaysAuthorization() once it is granted"
    return switch loss {
    case .tracking: order + "; or set manager.showsBackgroundLocationIndicator = true."
    case .events, .unknown: order + "."
    case .nothing: "Call requestWhenInUseAuthorization() instead: nothing that was read needs Always."
    }
  }
}
