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
      missing, offer to open Settings, or go on without a location. In Dart, JavaScript and TypeScript the failure of \
      each single position counts, too, and an answer that nothing looks at; and on an iPhone geolocator calls a refusal \
      deniedForever, and permission_handler permanentlyDenied, so that code which only looks for denied never hears of \
      it. This is a note, because a place that shows \
      nothing may be meant so.
      """,
    severity: .note, bites: { $0.requestMethods.value }, facts: [.auth008, .err003],
    examples: .refusalUnnoticed,
    absence: .inModule,
    check: { context in
      guard context.asksForAuthorization else { return [] }
      let scripts = context.code.scriptCalls
      if !scripts.isEmpty { return unheard(scripts, context.code.unheardCallers) }
      guard !reacts(context.code) else { return [] }
      let requests = context.code.uses(of: .whenInUseRequest, .alwaysRequest)
        .filter { !$0.isShared && !$0.isByClient }
      return requests.prefix(1).map { use in
        Violation(
          at: use.site,
          message: "When the person taps “Don’t Allow”, nothing that was read reacts to it.",
          fix: "When the status is .denied, say what is missing, and offer to open Settings.")
      }
    })

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
          ? "When the person taps “Don’t Allow”, nothing here reacts to it: on an iPhone the plug-in then answers deniedForever or permanentlyDenied, and denied only as long as nobody was asked."
          : "When the person taps “Don’t Allow”, or no position is found, nothing here reacts to it.",
        fix: "Say what is missing when the request is refused or fails, and offer to open Settings.")
    }
    let told = Set(ofFiles.map(\.site.file))
    return ofFiles + ofSingleCalls(calls.filter { !told.contains($0.file) })
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

  /// Returns whether any code may react to a refusal, or keeps the status for other code.
  private static func reacts(_ code: ProcessCode) -> Bool {
    // What an installed library does with a refusal concerns its own requests.
    code.reactions.flatMap(\.entries).contains { !code.isInstalled($0.place.file) && reacts($0) }
      || code.types.entries.values.contains { entry in
        entry.methods.contains { !code.isInstalled($0.file) && reacts($0.facts) }
      }
  }

  private static func reacts(_ entry: ReactionTable.Entry) -> Bool {
    let reactions: [Reaction] =
      if entry.questions.contains(.status) {
        entry.reactions(to: AuthorizationStatus.denied)
      } else if entry.kind == .callback, entry.name.contains("FailWithError") || entry.isAuthorizationCallback
      {
        entry.reactions(to: Circumstances.Failure.denied)
      } else {
        []
      }
    return reactions.contains { !$0.holes.isEmpty || $0.effects.contains(where: \.isNoticed) }
  }

  /// Returns whether a method does anything under a condition on a refusal, or in a callback that
  /// reports one.
  private static func reacts(_ method: MethodFacts) -> Bool {
    let calls = method.callSites.filter { !isLog($0) }
    let isFailure = method.name.contains("FailWithError")
    if isFailure || method.name.contains("hangeAuthorization") {
      // A start or a request is no reaction to a refusal; tables tell under which status it happens.
      if !method.assignmentConditions.isEmpty { return true }
      if calls.contains(where: { !isLocation($0.name) && (isFailure || speaksOfRefusal($0.conditions)) }) {
        return true
      }
    }
    return calls.contains { !isLocation($0.name) && speaksOfRefusal($0.conditions) }
      || method.assignmentConditions.contains(where: speaksOfRefusal)
  }

  private static func speaksOfRefusal(_ conditions: [String]) -> Bool {
    conditions.contains { condition in
      // In an else of "denied" anything but a refusal is meant.
      let isElse = condition.first == "!"
      let words =
        isElse ? ["authorized"] : ["denied", "restricted", "default =", "unauthorized", "notAuthorized"]
      return words.contains { condition.mentions($0) }
    }
  }

  private static func isLocation(_ name: String) -> Bool {
    LocationCallNames.all.contains(name)
  }

  /// Returns whether a call only tells the developer; "error" or "warning" of anything but a log is
  /// the app's own method.
  static func isLog(_ site: CallSite) -> Bool {
    if logs.contains(site.name) { return true }
    guard levels.contains(site.name) else { return false }
    return site.receiver.map { $0.mentions("log") || $0 == "console" } ?? false
  }

  private static let logs: Set<String> = [
    "print", "debugPrint", "NSLog", "log", "DDLogError", "localizedDescription", "String",
    "assertionFailure", "description", "os_log",
  ]
  private static let levels: Set<String> = ["debug", "info", "error", "warning", "notice", "fault"]
}

/// The names of the methods by which code requests authorization, and starts and stops services.
enum LocationCallNames {
  static let all = Set(
    [ManagerMember.requestWhenInUseAuthorization, .requestAlwaysAuthorization, .requestLocation]
      .map(\.declaration.baseName)
      + ServiceMethods.allCases.flatMap { [$0.start.baseName, $0.stop.baseName] })
}

extension Effect {
  /// Whether the person, a caller or observed state may learn of it.
  fileprivate var isNoticed: Bool {
    switch action {
    case .tells, .presents, .opens, .publishes, .handsOn, .fails, .returns, .keeps, .waits: true
    case .asks, .starts, .stops, .locates, .creates, .configures, .clears: false
    }
  }
}
