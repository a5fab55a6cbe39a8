import AppProject
import CoreLocationInterface
import InfoPlistProblems
import LocationEvidence
import LocationFlow
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

extension Rule {
  /// An app asks, and no code does anything if the person refuses.
  static let refusalUnnoticed = Rule(
    id: .refusalUnnoticed,
    summary: "The app asks for authorization, and no code reacts when the person refuses.",
    explanation: """
      After "Don't Allow" no location comes, and the prompt doesn't come again. An app whose code does nothing then \
      looks broken: a map without a position, a button that never works, a form that can't be sent. Say what is \
      missing, offer to open Settings, or go on without a location. A state that no code reads, a fixed place that is \
      taken for the person's, an answer that is the same as after "Allow", and code that goes on without a position and \
      without a word tell nobody either, nor does a failure that no code of the app catches, nor a delegate, closure or \
      catch clause that only logs it, ends a spinner or sets a state back to what it was. In Dart, JavaScript and \
      TypeScript an answer that nothing looks at counts, too; and on an iPhone geolocator calls a refusal \
      deniedForever, and permission_handler permanentlyDenied, so that code which only looks for denied never hears of \
      it. This is a note, because a place that shows nothing may be meant so.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .err003],
    judgesLibraries: true, absence: .inModule,
    check: { context in
      guard context.mayAsk else { return [] }
      if !context.code.scriptCalls.isEmpty { return silences(context.code) }
      return unheardRequests(context) + silentWithoutServices(context)
    })

  /// Returns a finding for each type that asks if neither it nor what uses it tells of a refusal, or
  /// one if nothing at all does.
  private static func unheardRequests(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let telling = code.telling(of: .refusal)
    let requests = code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
      context.isOwn(use)
        // Who uses a library without a callback may have one.
        && (context.asksForAuthorization || use.fact.enclosingType.map(telling.hasAnswers) ?? false)
    }
    // Sessions and live updates ask by themselves.
    let asking =
      requests.isEmpty ? code.uses(of: .serviceSession, .liveUpdates).filter(context.isOwn) : requests
    guard let first = asking.first else { return [] }
    let ways = SettingsWays(in: code)
    func violation(_ message: Phrase, at use: CodeUse) -> Violation {
      let type = use.fact.enclosingType ?? ""
      let message = hiding(telling.hiding(around: type)) ?? message
      return Violation(
        at: use.site, severity: .note,
        message: ways.lead(from: type) ? message : MessageText.withoutWay(message),
        fix: "When the status is .denied, say what is missing, and offer to open Settings.")
    }
    let untold: Phrase = """
      After “Don’t Allow” no code that was read tells the person that there will be no location: at most it tidies up, \
      logs, or keeps a value that nobody is shown.
      """
    if context.asksForAuthorization, !telling.isToldAnywhere { return [violation(untold, at: first)] }
    if context.asksForAuthorization, !requests.isEmpty, telling.isToldOnlyAtBeginning {
      return [violation(toldLate, at: first)]
    }
    let byType = Dictionary(grouping: requests) { $0.fact.enclosingType ?? "" }
    return byType.sorted { $0.key < $1.key }.compactMap { type, uses in
      // What an app's own delegate asks for is for all of its screens.
      guard let use = uses.first, !type.isEmpty, !code.isStartedBySystem(type), !telling.isTold(around: type)
      else { return nil }
      return violation(
        telling.isToldAnywhere
          ? """
          When the person taps “Don’t Allow” here, neither this type nor what uses it reacts: only other code of the \
          app does.
          """ : untold, at: use)
    }
  }

  private static let toldLate: Phrase = """
    When the person taps “Don’t Allow”, nothing happens: what tells of a refusal runs only when a screen is made or \
    appears, before the prompt is answered.
    """

  /// Returns the message for a refusal that code receives and hides; nil if none does.
  private static func hiding(_ kind: HiddenRefusals.Kind?) -> Phrase? {
    switch kind {
    case .sameAnswer:
      """
      When the person taps “Don’t Allow”, a caller is told the same as after “Allow”, and nothing that was read says \
      that there will be no location.
      """
    case .fixedPlace:
      """
      When the person taps “Don’t Allow”, a fixed place is used instead of the person’s, and nothing that was read \
      says so.
      """
    case .kept(let state):
      "When the person taps “Don’t Allow”, that is only kept in \(state), which nothing that was read reads."
    case nil: nil
    }
  }

  /// Returns a finding for the first branch of each type that does nothing while Location Services is
  /// off, if its callbacks don't react to it either.
  private static func silentWithoutServices(_ context: AuditContext) -> [Violation] {
    let code = context.code
    let judged = code.functions.filter { context.isOwn($0.file) }
    let branches = judged.flatMap { function in
      ServicesBranch.all(in: function.code.body).map { (function: function, branch: $0) }
    }
    let telling = code.telling(of: .refusal)
    return Dictionary(grouping: branches) { $0.function.type }.sorted { $0.key < $1.key }.compactMap {
      type, branches in
      // A value that is returned tells the caller.
      guard
        !code.offersServices(type),
        branches.allSatisfy({
          $0.function.code.result.isEmpty && !telling.tells($0.branch.off, of: $0.function)
        }), branches.contains(where: \.branch.makesManager) || !telling.isTold(inCallbacksOf: type),
        let function = branches.first?.function,
        let use = code.uses(ManagerMember.locationServicesEnabled.declaration.baseName).first(where: {
          $0.file == function.file && $0.fact.enclosingType == type
        })
      else { return nil }
      return Violation(
        at: use.site,
        message: "While Location Services is off, nothing happens here, and the person isn’t told why.",
        fix: "Say that Location Services is off, and that Settings can turn it on.")
    }
  }

  /// Returns a finding for the first call of each file after which nothing happens, followed from where it starts, and
  /// for the first after which code goes on with a place that is written in it.
  private static func silences(_ code: ProcessCode) -> [Violation] {
    // A position that isn't found after an answer is another rule's.
    let silences = code.scriptReactions.silences.filter {
      $0.situation != .withoutFix || $0.kind == .fixedPlace
    }
    let files = Dictionary(grouping: silences, by: \.place.file).sorted { $0.key < $1.key }
    return files.flatMap { file, silences in
      let calls = Dictionary(grouping: code.scriptCalls.filter { $0.file == file }) { $0.fact.position.line }
      let leads = code.scriptReactions.leadsToSettings(from: file)
      return chosen(of: silences, calls: calls).map { silence in
        let isSame = code.scriptReactions.silences.contains {
          $0.place == silence.place && $0.situation == .withoutFix && $0.kind != .fixedPlace
        }
        let message = isSame ? MessageText.alsoWithoutFix(message(silence)) : message(silence)
        return Violation(
          at: code.site(at: silence.place), severity: .note,
          message: leads || !silence.situation.isRefusal ? message : MessageText.withoutWay(message),
          fix: fix(silence),
          lines: leads || !silence.situation.isRefusal ? [] : code.lines(.opensSettings, for: file))
      }
    }
  }

  /// Returns the silences of a file that are reported: the first, one with a fixed place, and those at other requests.
  ///
  /// A request of the file itself comes before code that asks in another file.
  private static func chosen(
    of silences: [ScriptReactions.Silence], calls: [Int: [CodeUse]]
  ) -> [ScriptReactions.Silence] {
    func order(_ silence: ScriptReactions.Silence) -> (Int, Int, Effect.Place) {
      (silence.situation.order, calls[silence.place.line] == nil ? 1 : 0, silence.place)
    }
    let isAlone = silences.allSatisfy(\.kind.isWeak)
    let sorted = silences.filter { isAlone || !$0.kind.isWeak }.sorted { order($0) < order($1) }
    let first = [false, true].compactMap { isFixed in sorted.first { ($0.kind == .fixedPlace) == isFixed } }
    let requests = sorted.filter { silence in
      silence.situation == .refusal
        && calls[silence.place.line]?.contains { $0.fact.script?.role == .request } ?? false
    }
    var places: Set<Effect.Place> = []
    return (first + requests).filter { places.insert($0.place).inserted }
  }

  private static func message(_ silence: ScriptReactions.Silence) -> Phrase {
    switch silence.kind {
    case .fixedPlace:
      return silence.situation == .withoutFix
        ? "When no position is found, the app goes on with a place that is written in the code, and nothing here says that it isn’t the person’s."
        : "After “Don’t Allow” the app goes on with a place that is written in the code, and nothing here says that it isn’t the person’s."
    case .asAllowed:
      return
        "After “Don’t Allow” the same happens here as after “Allow”, and nothing says that there will be no location."
    case .less where silence.situation == .withoutServices,
      .dropped where silence.situation == .withoutServices:
      return
        "While Location Services is off, the code goes on without a position here, and nothing that was read says that there will be none."
    case .less:
      return
        "After a refusal the code goes on without a position here, and nothing that was read says that there will be none."
    case .uncaught:
      return
        "\(silence.situation.circumstances), this fails, and no code of the app was found that catches it: what comes next is skipped, and the person isn’t told."
    case .dropped:
      return
        "After a refusal the failure is caught here, and the code goes on: nothing that was read says that there will be no location."
    case .nothing: break
    }
    switch silence.situation {
    case .refusal: return "When the person taps “Don’t Allow”, nothing happens here, and nothing says why."
    case .earlierRefusal:
      return
        "When the person has refused before, no prompt comes, nothing happens here, and nothing says why."
    case .consent:
      return
        "The answer to this request is lost: after “Allow” nothing here goes on, though it does when the person allowed it before."
    // Without a fixed place, that is failure-unnoticed.
    case .withoutServices, .withoutFix, .grant, .interruption:
      return "While Location Services is off, nothing happens here, and the person isn’t told why."
    }
  }

  private static func fix(_ silence: ScriptReactions.Silence) -> Phrase {
    switch silence.situation {
    case .consent: "Look at what the request returns, and get the position when it was granted."
    case .withoutFix: "Catch the failure, end what waits for the position, and say that none was found."
    case .refusal, .earlierRefusal, .withoutServices, .grant, .interruption:
      "Say what is missing when the request is refused or fails, and offer to open Settings."
    }
  }
}

extension ScriptSituation {
  /// When it comes, at the beginning of a sentence.
  var circumstances: Phrase {
    switch self {
    case .refusal: "When the person taps “Don’t Allow”"
    case .earlierRefusal: "When the person has refused before"
    case .withoutServices: "While Location Services is off"
    case .withoutFix, .grant, .consent, .interruption: "When no position is found"
    }
  }
}

extension ProcessCode {
  /// Returns whether a type makes a request, or starts a service, as soon as it is made or where it looks whether
  /// Location Services is on, though it is off, so that the system offers to turn it on (AUTH-031).
  func offersServices(_ type: String) -> Bool {
    reactions.filter { $0.type == type }.flatMap(\.entries).contains { entry in
      guard
        entry.questions.contains(.services) || FirstRuns.isBeginning(String(entry.name.prefix { $0 != "(" }))
      else { return false }
      return entry.rows.contains { row in
        row.circumstances.contains { circumstances in
          (!entry.questions.contains(.services) || !circumstances.hasServices)
            && (!entry.questions.contains(.status) || circumstances.status == .denied)
        } && row.reaction.must.contains { $0.isRequest || $0.isStart }
      }
    }
  }
}
