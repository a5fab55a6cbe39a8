import LocationCatalogue
import LocationPolicy
import LocationTerms
import Phrases

/// A sequence of an app's calls, with a person who answers each prompt.
struct CallStory {
  let requests: [AppRequest]
  let app: ExploredApp
  let grant: GrantArgument
  let phase: PhaseArgument
  let isAlwaysSpent, isReduced: Bool
  /// The button to tap if a prompt has it; otherwise the first one.
  let answer: String?

  /// The result of the calls on a release.
  struct Ending: Equatable {
    var calls: [WhatHappensTool.Call] = []
    var has = ""
    var inUse: [String] = []
    var inBackground: [String] = []
    var facts: [Fact] = []
  }

  /// Returns the result of the calls under a release's rules.
  func ending(under policy: AuthorizationPolicy) -> Ending {
    guard grant.exists(under: policy) else { return Ending(has: ExplainedScenario.missingGrant.english) }
    let app = app.configuration(under: policy)
    var ending = Ending()
    var state = grant.state(isAlwaysSpent: isAlwaysSpent, isReduced: isReduced, phase: phase.phase)
    for request in requests {
      let explanation = Explanation(request, from: state, of: app, under: policy)
      let choice = perform(request, on: &state, of: app, under: policy)
      ending.calls.append(
        WhatHappensTool.Call(
          call: request.rawValue, happens: explanation.sentences.map(\.english),
          answers: explanation.answers.map { .init(choice: $0.choice.english, result: $0.result.english) },
          answered: choice?.phrase(of: app, under: policy).english, facts: explanation.facts.map(\.id)))
      ending.facts += explanation.facts
    }
    ending.has = state.grant.phrase.english
    let inUse = delivery(in: state, .foreground, of: app, under: policy)
    let inBackground = delivery(in: state, .background, of: app, under: policy)
    ending.inUse = inUse.sentences.map(\.english)
    ending.inBackground = inBackground.sentences.map(\.english)
    ending.facts = Set(ending.facts + inUse.facts + inBackground.facts).sorted()
    return ending
  }

  /// Performs a request; if a prompt appears, answers it and returns the answer.
  private func perform(
    _ request: AppRequest, on state: inout AuthorizationState, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Choice? {
    guard case .prompt(let prompt) = request.perform(on: &state, of: app, under: policy).outcome else {
      return nil
    }
    let choices = prompt.template.choices
    let named = choices.first { choice in
      let words = choice.phrase(of: app, under: policy).english
      return answer.map { words.filter(\.isLetter).lowercased() == $0.filter(\.isLetter).lowercased() }
        ?? false
    }
    guard let choice = named ?? generous(choices, after: state, of: app, under: policy) else { return nil }
    _ = state.answer(choice, precise: !isReduced, of: app, under: policy)
    return choice
  }

  /// Returns the answer that grants the most.
  private func generous(
    _ choices: ChoiceList, after state: AuthorizationState, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Choice? {
    func worth(_ choice: Choice) -> Int {
      var answered = state
      _ = answered.answer(choice, of: app, under: policy)
      return switch answered.grant {
      case .always: 5
      case .provisionalAlways: 4
      case .whenInUse: 3
      case .temporary: 2
      case .notDetermined: 1
      case .denied: 0
      }
    }
    return choices.max { worth($0) < worth($1) }
  }

  /// Returns what starting standard updates delivers in a phase.
  private func delivery(
    in state: AuthorizationState, _ phase: AppPhase, of app: AppConfiguration,
    under policy: AuthorizationPolicy
  ) -> Explanation {
    var state = state
    _ = state.enter(phase, under: policy)
    return Explanation(.start, from: state, of: app, under: policy)
  }
}
