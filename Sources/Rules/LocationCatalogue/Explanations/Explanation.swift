package import LocationPolicy
import LocationTerms
package import Phrases

/// The effects of a request in sentences, with the facts behind them.
package struct Explanation: Hashable, Sendable {
  /// The effects, one sentence each.
  package let sentences: [Phrase]
  /// The effects of each answer to the prompt; empty if there is no prompt.
  package let answers: [Answer]
  /// The facts behind the effects, including the look of the prompt.
  package let facts: FactList

  /// The effect of one answer to a prompt.
  package struct Answer: Hashable, Sendable {
    /// The button, or another action of the person.
    package let choice: Phrase
    /// The app's authorization and callbacks after the answer, as one sentence.
    package let result: Phrase
    /// The facts behind the effect.
    package let facts: FactList
  }

  /// Explains the effects of a request in a state.
  ///
  /// The app's name appears in the titles of prompts, and its delegates' callbacks in the effects of answers.
  package init(
    _ request: AppRequest, from state: AuthorizationState, of app: AppConfiguration,
    under policy: AuthorizationPolicy, appName: String = "X", callbacks: DelegateCallbacks = .all
  ) {
    var after = state
    let decision = request.perform(on: &after, of: app, under: policy)
    var facts = decision.facts
    var sentences = Self.sentences(
      for: decision, before: state, after: after, policy: policy, callbacks: callbacks)
    var answers: [Answer] = []
    if case .prompt(let prompt) = decision.outcome {
      facts = facts + prompt.template.facts
      sentences = [Self.sentence(for: prompt, appName: appName, app: app, policy: policy)]
      answers = Self.answers(to: prompt, of: request, in: after, of: app, under: policy, callbacks: callbacks)
    }
    if let gain = RequestGain(of: request, after: decision, in: state, of: app, under: policy) {
      if !gain.isGained, decision.outcome == .proceeds { sentences[0] = "No prompt appears." }
      sentences += gain.sentences
      facts = facts + gain.facts
    }
    if request == .liveUpdates, state.grant == .notDetermined, policy.asyncUpdates.value == .askNothing {
      sentences = [
        """
        No source says what happens (OPEN-11): Sextant assumes that no prompt appears and no callback comes. Ask with \
        CLLocationManager first.
        """
      ]
    }
    if decision.outcome == .ignored(.missingDescription),
      let console = policy.missingDescription.value.consoleTextForAlways, request == .always
    {
      sentences.append("The console says: \(console)")
    }
    self.sentences = sentences
    self.answers = answers
    self.facts = facts
  }

  private static func answers(
    to prompt: Prompt, of request: AppRequest, in state: AuthorizationState, of app: AppConfiguration,
    under policy: AuthorizationPolicy, callbacks: DelegateCallbacks
  ) -> [Answer] {
    var answers = prompt.template.choices.map { choice in
      var answered = state
      let answer = answered.answer(choice, of: app, under: policy)
      return Answer(
        choice: choice.phrase(of: app, under: policy),
        result: result(
          of: answer, before: state, after: answered, policy: policy, callbacks: callbacks,
          completes: request == .fullAccuracy),
        facts: answer.facts)
    }
    if prompt.template.hasPreciseToggle(for: app) {
      answers.append(
        Answer(
          choice: "Precise: Off", result: "whatever is allowed then is of reduced accuracy.",
          facts: FactList(.auth048)))
    }
    return answers
  }

  private static func sentence(
    for prompt: Prompt, appName: String, app: AppConfiguration, policy: AuthorizationPolicy
  ) -> Phrase {
    let looks = PromptLooks(prompt.template, appName: appName, of: app, under: policy)
    let buttons = Phrase.joined(prompt.template.choices.map { $0.phrase(of: app, under: policy) })
    return
      "A prompt appears: “\(looks.titlePhrase(on: policy.release))”, with \(buttons)\(textSource(of: prompt.template, policy: policy))."
  }

  private static func textSource(of template: PromptTemplate, policy: AuthorizationPolicy) -> Phrase {
    switch template.text {
    case .description(let key): "; its text is \(key.rawValue)"
    case .purposeKey: "; its text is the purpose key's entry of NSLocationTemporaryUsageDescriptionDictionary"
    case .alwaysDescriptionOfRelease:
      "; its text is \(policy.alwaysDescriptions.value.keys.last.map { Phrase(verbatim: $0.rawValue) } ?? "the app's")"
    case .system(let words): "; its text is the system's: \(words.phrase(on: policy.release))"
    case .none: ""
    }
  }

  private static func sentences(
    for decision: Decision, before: AuthorizationState, after: AuthorizationState,
    policy: AuthorizationPolicy, callbacks: DelegateCallbacks
  ) -> [Phrase] {
    switch decision.outcome {
    case .prompt: []
    case .changed:
      [
        "No prompt appears: "
          + result(of: decision, before: before, after: after, policy: policy, callbacks: callbacks)
      ]
    case .proceeds: ["No prompt appears, for none is needed."] + diagnostics(of: decision)
    case .ignored(let reason):
      ["No prompt appears and no callback comes. " + reason.sentence] + diagnostics(of: decision)
    case .deferred:
      ["No prompt appears now; it starts, or is asked for, as soon as it may be."] + diagnostics(of: decision)
    case .failed(let code): ["No prompt appears; the app gets CLError.\(code.caseName) (\(code.rawValue))."]
    }
  }

  private static func diagnostics(of decision: Decision) -> [Phrase] {
    let names = decision.diagnostics.names
    return names.isEmpty ? [] : ["Diagnostics: \(names.joined(separator: ", "))."]
  }

  /// Returns the app's authorization and callbacks after an answer, as a sentence.
  ///
  /// - Parameter completes: Whether the request has a completion handler, which is always called (AUTH-072).
  static func result(
    of decision: Decision, before: AuthorizationState, after: AuthorizationState,
    policy: AuthorizationPolicy, callbacks: DelegateCallbacks = .all, completes: Bool = false
  ) -> Phrase {
    let callback = callbacks.phrase(for: decision.callback, completes: completes)
    var sentence: Phrase
    if after.grant == before.grant, after.accuracy(under: policy) != before.accuracy(under: policy) {
      sentence =
        after.accuracy(under: policy) == .full
        ? "the app gets full accuracy until it is no longer in use; \(callback)."
        : "the app gets reduced accuracy until it is no longer in use; \(callback)."
    } else if after.grant == before.grant {
      sentence = "nothing changes; \(callback)."
    } else {
      sentence = "the app has \(after.grant.phrase) and reads \(after.status.appleName); \(callback)."
    }
    switch decision.heldEvent {
    case .none, .held: break
    case .delivered: sentence = sentence + " The held event is delivered."
    case .dropped: sentence = sentence + " The held event is lost."
    }
    return sentence
  }
}
