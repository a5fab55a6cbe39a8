import AppProject
import LocationCatalogue
import LocationDrawing
import LocationEvidence
import LocationPolicy
import LocationTerms
import Phrases
import SourceFacts

/// Predicts the prompts that a target's code leads to on one release, and the results of the
/// answers.
struct PromptPrediction {
  let context: AuditContext
  let policy: AuthorizationPolicy
  let app: AppConfiguration

  var lines: [PredictionLine] {
    let requests = requests
    guard !requests.isEmpty else {
      return [
        PredictionLine(
          topic: PredictionLine.firstPrompt,
          text: "None: no code that was read asks for permission.\(unreadLibraries)",
          facts: Array(policy.implicitPrompt.facts))
      ]
    }
    var lines = merged(requests.flatMap { firstPrompt(of: $0) })
    lines += laterPrompts(after: requests)
    return lines
  }

  /// Whether there is no code that shows the requests, as in a check of a single Info.plist.
  private var hasOnlyInfoPlist: Bool { context.target.container == context.infoPlist?.path }

  /// The requests that an app with these keys probably makes.
  private var requestsThatKeysAreFor: [AppRequest] {
    let wantsAlways = context.entry(.legacyAlways) != nil || context.entry(.alwaysAndWhenInUse) != nil
    return wantsAlways ? [.whenInUse, .always] : [.whenInUse]
  }

  /// Returns the subject of a line about a request.
  private func subject(of request: AppRequest) -> Phrase {
    hasOnlyInfoPlist && request.isCall ? "If the app calls it, \(request.subject)" : request.subject
  }

  /// The callbacks; all for a single Info.plist, which has no delegates.
  private var callbacks: DelegateCallbacks { hasOnlyInfoPlist ? .all : context.delegateCallbacks }

  private var unreadLibraries: Phrase {
    guard context.hasUnseenCode else { return "" }
    return " Linked libraries that were not read may ask."
  }

  /// The requests of the code that show a prompt on this release.
  var requests: [AppRequest] {
    guard policy.requestMethods.value else {
      return context.code.namesLocation || hasOnlyInfoPlist ? [.start] : []
    }
    if hasOnlyInfoPlist { return requestsThatKeysAreFor }
    var requests: [AppRequest] = []
    if context.code.asksForWhenInUseFirst(on: policy.release) { requests.append(.whenInUse) }
    if context.code.asksForAlwaysFirst(on: policy.release) { requests.append(.always) }
    if policy.asyncUpdates.value == .implicitSession,
      context.code.uses(anyOf: .liveUpdates, .conditionMonitoring)
    {
      requests.append(.liveUpdates)
    }
    if policy.serviceSessions.value {
      let goals = context.code.uses(of: .serviceSession).map { $0.argument("authorization") }
      if goals.contains(.name("whenInUse")) { requests.append(.sessionWhenInUse) }
      if goals.contains(.name("always")) { requests.append(.sessionAlways) }
    }
    if policy.locationButton.value, context.code.uses(anyOf: .locationButton) {
      requests.append(.locationButton)
    }
    return requests
  }

  private func firstPrompt(of request: AppRequest) -> [PredictionLine] {
    var state = AuthorizationState()
    let decision = request.perform(on: &state, of: app, under: policy)
    let explanation = Explanation(
      request, from: AuthorizationState(), of: app, under: policy, appName: context.appName,
      callbacks: callbacks)
    guard case .prompt(let prompt) = decision.outcome else {
      return [
        PredictionLine(
          topic: PredictionLine.firstPrompt,
          text: "\(subject(of: request)): \(Phrase.sentences(explanation.sentences))",
          facts: Array(decision.facts), brief: .init("\(request.purpose): no prompt"))
      ]
    }
    return [
      PredictionLine(
        topic: PredictionLine.firstPrompt,
        text: "\(subject(of: request)): \(text(of: prompt))",
        facts: Array(decision.facts + prompt.template.facts),
        prompt: PromptPicture(looks(of: prompt.template)),
        brief: brief(of: request, prompt, in: state))
    ] + answers(of: explanation)
  }

  private func answers(of explanation: Explanation) -> [PredictionLine] {
    explanation.answers.map { answer in
      PredictionLine(
        topic: PredictionLine.answer, text: "\(answer.choice): \(answer.result)", facts: Array(answer.facts))
    }
  }

  /// Returns a short form: the most that any answer grants beyond what the app has.
  private func brief(of request: AppRequest, _ prompt: Prompt, in asked: AuthorizationState)
    -> PredictionLine.Brief
  {
    let grants = prompt.template.choices.map { choice in
      var answered = asked
      _ = answered.answer(choice, of: app, under: policy)
      return answered.grant
    }
    let most = [Grant.always, .provisionalAlways, .whenInUse, .temporary].first(where: grants.contains)
    let gain: Phrase = most.map { $0 == asked.grant ? "" : "; at most \($0.phrase)" } ?? ""
    return .init("\(request.purpose): a prompt\(gain)")
  }

  /// Returns the lines, combining those that differ only in the request.
  private func merged(_ lines: [PredictionLine]) -> [PredictionLine] {
    var merged: [PredictionLine] = []
    for line in lines where !merged.contains(line) { merged.append(line) }
    return merged
  }

  private func text(of prompt: Prompt) -> Phrase {
    let looks = self.looks(of: prompt.template)
    var text: Phrase = "“\(looks.titlePhrase(on: policy.release))” \(looks.buttonsPhrase(on: policy.release))"
    if looks.hasPreciseToggle {
      text = text + " with map and Precise: On"
    } else if looks.hasMap {
      text = text + " with map"
    }
    if let reason = looks.textPhrase(on: policy.release) { text = text + ", saying “\(reason)”" }
    return text
  }

  /// Returns a prompt with the app's name and the texts of its Info.plist.
  private func looks(of template: PromptTemplate) -> PromptLooks {
    PromptLooks(template, appName: context.appName, of: app, under: policy) { key in
      if case .string(let text)? = context.infoPlist?[key.rawValue] { text } else { nil }
    }
  }

  /// Returns the prompts after the first grant: for the code's request for Always, and the system's
  /// second prompt.
  private func laterPrompts(after requests: [AppRequest]) -> [PredictionLine] {
    var lines: [PredictionLine] = []
    let escalates =
      hasOnlyInfoPlist ? requests.contains(.always) : context.code.asksForAlwaysLater(on: policy.release)
    if requests.contains(.whenInUse), escalates {
      lines += later("escalation", .always, from: AuthorizationState(grant: .whenInUse))
    }
    if requests.contains(.always), canBecomeProvisional {
      let state = AuthorizationState(
        grant: .provisionalAlways, memory: [.alwaysRequestSpent, .provisionalSpent])
      lines += later("second prompt", .secondPrompt, from: state)
    }
    if !context.code.uses(of: .temporaryFullAccuracyRequest).isEmpty, policy.temporaryFullAccuracy.value {
      let state = AuthorizationState(grant: .whenInUse, accuracy: .reduced)
      lines += later("full accuracy", .fullAccuracy, from: state)
    }
    return lines
  }

  private var canBecomeProvisional: Bool {
    var state = AuthorizationState()
    guard case .prompt = state.requestAlways(of: app, under: policy).outcome else { return false }
    _ = state.answer(.allowWhileUsingApp, of: app, under: policy)
    return state.grant == .provisionalAlways
  }

  private func later(
    _ topic: Phrase, _ request: AppRequest, from state: AuthorizationState
  ) -> [PredictionLine] {
    var after = state
    let decision = request.perform(on: &after, of: app, under: policy)
    let explanation = Explanation(
      request, from: state, of: app, under: policy, appName: context.appName, callbacks: callbacks)
    var text = Phrase.sentences(explanation.sentences)
    var picture: PromptPicture?
    var brief = PredictionLine.Brief("\(request.purpose): no prompt")
    if case .prompt(let prompt) = decision.outcome {
      text = self.text(of: prompt)
      picture = PromptPicture(looks(of: prompt.template))
      brief = self.brief(of: request, prompt, in: after)
    }
    let line = PredictionLine(
      topic: topic, text: "\(subject(of: request)): \(text)", facts: Array(explanation.facts),
      prompt: picture, brief: brief)
    return [line] + answers(of: explanation)
  }
}

extension AppRequest {
  /// Whether it is a method call of the app, rather than started by the system or the person.
  fileprivate var isCall: Bool {
    switch self {
    case .whenInUse, .always, .fullAccuracy, .sessionWhenInUse, .sessionAlways: true
    case .start, .liveUpdates, .locationButton, .secondPrompt, .reminder: false
    }
  }

  /// A short description of what is requested, or of what requests it.
  fileprivate var purpose: Phrase {
    switch self {
    case .whenInUse: "asking for When In Use"
    case .always: "asking for Always"
    case .fullAccuracy: "asking for full accuracy"
    case .start: "first use of a service"
    case .liveUpdates: "live updates or a monitor"
    case .sessionWhenInUse: "a session for When In Use"
    case .sessionAlways: "a session for Always"
    case .locationButton: "the location button"
    case .secondPrompt: "hours or days later"
    case .reminder: "after some days"
    }
  }

  /// The subject of a line about the request.
  fileprivate var subject: Phrase {
    switch self {
    case .whenInUse: Phrase(verbatim: "requestWhenInUseAuthorization()")
    case .always: Phrase(verbatim: "requestAlwaysAuthorization()")
    case .fullAccuracy: Phrase(verbatim: "requestTemporaryFullAccuracyAuthorization")
    case .start: "The first use of a service"
    case .liveUpdates: "Live updates or a monitor"
    case .sessionWhenInUse: Phrase(verbatim: "CLServiceSession(authorization: .whenInUse)")
    case .sessionAlways: Phrase(verbatim: "CLServiceSession(authorization: .always)")
    case .locationButton: "The first tap on the location button"
    case .secondPrompt: "Hours or days later, at a moment of the system's choosing"
    case .reminder: "After some days of background use"
    }
  }
}
