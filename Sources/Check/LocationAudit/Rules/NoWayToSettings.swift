import AppProject
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// Code needs the permission, and nothing leads to Settings from there.
  static let noWayToSettings = Rule(
    id: .noWayToSettings,
    summary:
      "After a refusal nothing leads to Settings from here, the only place to change it.",
    explanation: """
      After "Don't Allow" every further request is without effect, and only Settings can change the answer. A text that \
      tells people to allow it there leaves them to find the page by themselves, and a button that asks again does \
      nothing. Offer a button that opens the app's page in Settings: Geolocator.openAppSettings(), openAppSettings() of \
      permission_handler, Linking.openSettings(), UIApplication.openSettingsURLString. Each place in scripts that tells \
      of a refusal, each other file that needs the permission, and in Swift and Objective-C each type that asks and \
      each screen with a control that needs a location, is judged by itself, because the button of another screen \
      doesn't help there: with what it calls, and what isn't a screen also with what uses it. A way to \
      Settings that only an imprecise location offers doesn't count. Where nothing tells of a refusal at all, the \
      finding about that says it, too. This is a note, because an app may do without location.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .auth027],
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      if context.code.scriptCalls.isEmpty { return ofCompiledCode(context) }
      return ofScripts(context.code)
    })

  /// The number of files of an app from which on those where the person is told nothing are left out.
  private static let fileLimit = 4

  /// Returns a finding for each place in scripts that tells of a refusal, and for the first place of each other file that
  /// needs the permission.
  private static func ofScripts(_ code: ProcessCode) -> [Violation] {
    let ends = code.scriptReactions.deadEnds
    let told = ends.filter(\.isTold)
    // The finding about a silence says it, too.
    let silences = code.scriptReactions.silences.filter(\.situation.isRefusal)
    let judged = Set((told.map(\.place) + silences.map(\.place)).map(\.file))
    let untold = ends.filter { !judged.contains($0.place.file) }
    // A file whose calls other files make is judged with them.
    let met = judged.union(ends.flatMap { [$0.place.file, $0.call.file] })
      .union(code.scriptReactions.filesLedToSettings)
    let calls = code.scriptCalls.filter { use in
      [.request, .position, .updates].contains(use.fact.script?.role) && !met.contains(use.file)
        && !code.scriptReactions.leadsToSettings(from: use.file)
    }.map { $0.place }
    let others = (untold.map(\.place) + calls).firstInEachFile
    let shown = others.prefix(max(1, fileLimit - Set(told.map(\.place.file)).count))
    return told.map { violation(at: $0.place, in: code, message: toldMessage) }
      + shown.enumerated().map { index, place in
        let further = index == shown.count - 1 ? others.count - shown.count : 0
        return violation(
          at: place, in: code,
          message: """
            Someone who refused can allow it only in Settings, and nothing in this file leads there.\(MessageText.further(further))
            """)
      }
  }

  /// Returns a finding for each type that asks and hears of a refusal, and for each screen with a control that needs a
  /// location, if nothing leads to Settings from there.
  private static func ofCompiledCode(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let ways = SettingsWays(in: code)
    let telling = code.telling(of: .refusal)
    let requests = Dictionary(
      grouping: code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
        !use.isByClient && !use.isInBinary && !code.isInstalled(use.file)
      }, by: { $0.fact.enclosingType ?? "" })
    // A type that doesn't react at all is reported by another rule, which says this, too.
    let heard = requests.filter { type, _ in
      !ways.lead(from: type) && (type.isEmpty ? telling.isToldAnywhere : telling.isTold(around: type))
    }
    let screens = Dictionary(
      grouping: code.actions.filter { action in
        action.completions.isEmpty && requests[action.type] == nil && context.isOwn(action.place.file)
          && action.needsLocation && !action.isSilent
      }, by: \.type
    ).filter { type, _ in !ways.lead(from: type) }
    let led = requests.filter { type, _ in
      ways.lead(from: type) && (type.isEmpty || telling.isTold(around: type))
    }
    if heard.isEmpty, screens.isEmpty, !led.isEmpty || requests.isEmpty,
      let onlyOther = withOtherWay(context, led.values.joined().sorted())
    {
      return [onlyOther]
    }
    let sites =
      (heard.values.compactMap { $0.first?.site } + screens.values.compactMap { $0.first?.site(in: code) })
      .sorted()
    let shown = sites.prefix(fileLimit)
    return shown.enumerated().map { index, site in
      violation(at: site, in: code, further: index == shown.count - 1 ? sites.count - shown.count : 0)
    }
  }

  /// Returns a finding for the first place that asks if a way to Settings is there, but only for another purpose.
  private static func withOtherWay(_ context: AuditContext, _ requests: [CodeUse]) -> Violation? {
    let code = context.code
    let asking =
      requests.isEmpty
      ? code.uses(of: .serviceSession, .liveUpdates).filter { !$0.isShared && !$0.isInBinary } : requests
    guard let first = asking.first,
      !code.telling(of: .refusal, looking: .settings).leadsToSettings,
      code.telling(of: .refusal).isToldAnywhere
    else { return nil }
    return Violation(
      at: first.site, severity: .note,
      message: """
        After a refusal, asking again shows no prompt, and the way to Settings that was read is only offered for \
        another reason.
        """,
      fix: offer)
  }

  private static func violation(at site: Site, in code: ProcessCode, further: Int) -> Violation {
    Violation(
      at: site, severity: .note,
      message: """
        After a refusal, asking again shows no prompt: only Settings can change it, and nothing that was read \
        leads there from here.\(MessageText.further(further))
        """,
      fix: offer, lines: code.lines(.opensSettings, for: site.file))
  }

  private static let offer: Phrase = "Offer a button that opens the app's page in Settings."

  private static let toldMessage: Phrase = """
    This is what the person is told after a refusal, and nothing in this file leads to Settings, the only place to \
    change it.
    """

  /// Returns the finding for a place in a script.
  private static func violation(at place: Effect.Place, in code: ProcessCode, message: Phrase) -> Violation {
    Violation(
      at: code.site(at: place), severity: .note, message: message, fix: offer,
      lines: code.lines(.opensSettings, for: place.file))
  }
}
