import LocationPolicy
import Sextant

/// Compares what a client says about the authorization with the phone's true state.
struct AuthorizationTruth {
  let setup: AppSetup
  let state: AuthorizationState

  /// The answers of a client at one time.
  struct Answers: Hashable, Sendable {
    var certain = 0
    var likely = 0
    var likelyAndRight = 0
    var unknown = 0
    /// The answers that are wrong although they are marked as certain, or as likely without unseen events.
    var wrong: [String] = []

    static func += (sum: inout Answers, other: Answers) {
      sum.certain += other.certain
      sum.likely += other.likely
      sum.likelyAndRight += other.likelyAndRight
      sum.unknown += other.unknown
      sum.wrong += other.wrong
    }
  }

  /// Compares all answers with the true state.
  func check(_ said: LocationAuthorization, allInSight: Bool) -> Answers {
    var answers = Answers()
    if said.status != state.status { answers.wrong.append("status \(said.status), truly \(state.status)") }
    if said.accuracy != state.accuracy(under: setup.policy) {
      answers.wrong.append("accuracy \(said.accuracy)")
    }
    if let on = said.servicesOn, on == state.memory.contains(.servicesOff) {
      answers.wrong.append("services on \(on)")
    }
    let questions: [(String, Inference, Bool)] = [
      ("temporary", said.isTemporary, state.grant == .temporary),
      ("provisional", said.isProvisionalAlways, state.grant == .provisionalAlways),
      ("full once", said.isFullAccuracyTemporary, state.memory.contains(.temporaryFullAccuracy)),
      ("can ask When In Use", said.canAskForWhenInUse, canBeAsked(.whenInUse)),
      ("can ask Always", said.canAskForAlways, canBeAsked(.always)),
    ]
    for (name, inference, truth) in questions {
      let isRight = inference.value == truth
      switch inference.confidence {
      case .unknown: answers.unknown += 1
      case .certain: answers.certain += 1
      case .likely:
        answers.likely += 1
        if isRight { answers.likelyAndRight += 1 }
      }
      let mustBeRight = inference.confidence == .certain || (inference.confidence == .likely && allInSight)
      if mustBeRight, !isRight {
        answers.wrong.append("\(name) is \(truth), said \(inference.confidence) not to be")
      }
    }
    return answers
  }

  private func canBeAsked(_ wish: Wish) -> Bool {
    var asked = state
    _ = asked.dismissPrompt(under: setup.policy)
    _ = asked.enter(.foreground, under: setup.policy)
    let outcome = wish.perform(on: &asked, setup).outcome
    return outcome == .changed || (asked.prompt.map { $0.cause != .servicesOff } ?? false)
  }
}
