import AppProject
import CoreLocationInterface
import InfoPlistProblems
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
      taken for the person's, and an answer that is the same as after "Allow" tell nobody either. In Dart, JavaScript \
      and TypeScript the failure of each single position counts, too, and an answer that nothing looks at; and on an \
      iPhone geolocator calls a refusal deniedForever, and permission_handler permanentlyDenied, so that code which \
      only looks for denied never hears of it. This is a note, because a place that shows nothing may be meant so.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .err003],
    examples: .refusalUnnoticed,
    judgesLibraries: true, absence: .inModule,
    check: { context in
      guard context.mayAsk else { return [] }
      let scripts = context.code.scriptCalls
      if !scripts.isEmpty {
        let unheard = unheard(scripts, context.code.unheardCallers)
        return unheard + silences(context.code, besides: Set(unheard.map(\.site.file)))
      }
      let hearing = RefusalHearing(in: context.code, isLibrary: context.target.kind == .framework)
      return unheardRequests(context, hearing) + silentWithoutServices(context.code, hearing)
    })

  /// Returns a finding for each type that asks if neither it nor what uses it reacts to a refusal, or
  /// one if nothing at all reacts.
  private static func unheardRequests(_ context: AuditContext, _ hearing: RefusalHearing) -> [Violation] {
    let code = context.code
    let requests = code.uses(of: .whenInUseRequest, .alwaysRequest).filter { use in
      !use.isShared && !use.isByClient
        // Who uses a library without a callback may have one.
        && (context.asksForAuthorization
          || use.fact.enclosingType.map(hearing.receivesRefusals) ?? false)
    }
    guard hearing.isHeard else {
      return requests.prefix(1).map { use in
        Violation(
          at: use.site,
          message: hiding(of: use, hearing)
            ?? "When the person taps “Don’t Allow”, nothing that was read reacts to it.",
          fix: "When the status is .denied, say what is missing, and offer to open Settings.")
      }
    }
    let byType = Dictionary(grouping: requests) { $0.fact.enclosingType ?? "" }
    return byType.sorted { $0.key < $1.key }.compactMap { type, uses in
      // What an app's own delegate asks for is for all of its screens.
      guard let use = uses.first, !type.isEmpty, !code.isStartedBySystem(type), !hearing.isHeard(by: type)
      else { return nil }
      return Violation(
        at: use.site,
        message: hiding(of: use, hearing)
          ?? """
          When the person taps “Don’t Allow” here, neither this type nor what uses it reacts: only other code of the \
          app does.
          """,
        fix: "When the status is .denied, say what is missing, and offer to open Settings.")
    }
  }

  /// Returns the message for a refusal that code receives and hides; nil if none does.
  private static func hiding(of use: CodeUse, _ hearing: RefusalHearing) -> Phrase? {
    switch use.fact.enclosingType.flatMap(hearing.hiding) {
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
  private static func silentWithoutServices(_ code: ProcessCode, _ hearing: RefusalHearing) -> [Violation] {
    let branches = code.functions.filter { !code.isShared($0.file) }.flatMap { function in
      ServicesBranch.all(in: function.code.body).map { (function: function, branch: $0) }
    }
    return Dictionary(grouping: branches) { $0.function.type }.sorted { $0.key < $1.key }.compactMap {
      type, branches in
      // A value that is returned tells the caller.
      guard branches.allSatisfy({ $0.branch.isSilent && $0.function.code.result.isEmpty }),
        !hearing.isHeard(inCallbacksOf: type), let function = branches.first?.function,
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

  /// Returns a finding for each script that asks without reacting to a refusal, or without asking
  /// wants a position, if no script at all looks at the answer; and for each that calls a function out
  /// of which a refusal goes, and doesn't react.
  private static func unheard(_ calls: [CodeUse], _ callers: [CodeUse]) -> [Violation] {
    let isHeard = calls.contains { use in
      use.fact.script.map {
        $0.role == .answer || !$0.isUnheard && [.request, .position, .updates].contains($0.role)
      } ?? false
    }
    let files = Dictionary(
      grouping: calls.filter { $0.fact.script?.isUnheard ?? false } + callers, by: \.file)
    let ofFiles: [Violation] = files.sorted { $0.key < $1.key }.compactMap { file in
      let asks = file.value.filter { $0.isAsking || callers.contains($0) }
      guard let use = asks.first ?? (isHeard ? nil : file.value.first) else { return nil }
      return Violation(
        // Unread native code has nothing to do with what scripts do.
        at: use.site, severity: .note,
        message: use.fact.script?.missesRefusalForever ?? false
          ? "When the person taps “Don’t Allow”, nothing here reacts to it: on an iPhone the plug-in then answers deniedForever or permanentlyDenied, and denied only before the person was asked."
          : "When the person taps “Don’t Allow”, or no position is found, nothing here reacts to it.",
        fix: "Say what is missing when the request is refused or fails, and offer to open Settings.")
    }
    let told = Set(ofFiles.map(\.site.file))
    return ofFiles + ofSingleCalls(calls.filter { !told.contains($0.file) })
  }

  /// Returns a finding for the first call of each other file after which nothing happens, followed from where it starts.
  private static func silences(_ code: ProcessCode, besides told: Set<String>) -> [Violation] {
    let silences = code.scriptReactions.silences.filter {
      // A place that stands for the person's is a mistake of its own.
      !told.contains($0.place.file) || $0.hasFixedPlace
    }
    return Dictionary(grouping: silences, by: \.place.file).sorted { $0.key < $1.key }.compactMap { file in
      guard
        let silence = file.value.min(by: { ($0.situation.order, $0.place) < ($1.situation.order, $1.place) })
      else { return nil }
      let calls = code.scriptCalls.filter {
        $0.file == file.key && $0.fact.position.line == silence.place.line
      }
      let place = SourcePosition(line: max(1, silence.place.line), column: 1)
      return Violation(
        at: calls.first?.site ?? Site(file: file.key, position: place), severity: .note,
        message: message(silence),
        fix: "Say what is missing when the request is refused or fails, and offer to open Settings.")
    }
  }

  private static func message(_ silence: ScriptReactions.Silence) -> Phrase {
    if silence.hasFixedPlace {
      return silence.situation == .withoutFix
        ? "When no position is found, the app goes on with a place that is written in the code, and nothing here says that it isn’t the person’s."
        : "After “Don’t Allow” the app goes on with a place that is written in the code, and nothing here says that it isn’t the person’s."
    }
    switch silence.situation {
    case .refusal: return "When the person taps “Don’t Allow”, nothing happens here, and nothing says why."
    case .earlierRefusal:
      return
        "When the person has refused before, no prompt comes, nothing happens here, and nothing says why."
    case .withoutServices, .withoutFix, .grant:
      return "While Location Services is off, nothing happens here, and the person isn’t told why."
    }
  }

  /// Returns a finding for the first call of each file that goes wrong by itself, though the file hears
  /// of a refusal: a position whose failure nothing handles, or a request whose answer is lost.
  private static func ofSingleCalls(_ calls: [CodeUse]) -> [Violation] {
    let single = calls.filter { $0.fact.script.map { $0.isFailureUnheard || $0.isAnswerLost } ?? false }
    return Dictionary(grouping: single, by: \.file).sorted { $0.key < $1.key }.compactMap { file in
      guard let use = file.value.first(where: { $0.fact.script?.isAnswerLost ?? false }) ?? file.value.first
      else {
        return nil
      }
      let isLost = use.fact.script?.isAnswerLost ?? false
      return Violation(
        at: use.site, severity: .note,
        message: isLost
          ? "The answer to this request is lost: after “Allow” nothing here goes on, because only the other branch gets a position."
          : "When no position is found, as while Location Services is off, nothing here reacts to this call's failure.",
        fix: isLost
          ? "Look at what the request returns, and get the position when it was granted."
          : "Catch the failure, end what waits for the position, and say that none was found.")
    }
  }
}
