import LocationPolicy
import Sextant

/// Determines how requests must end, from the rules and the true state of the phone.
///
/// It is independent of the client's memory and observations.
struct PolicyOracle {
  let setup: AppSetup
  /// Whether the client can know how the app got its authorization.
  let isPastKnown: Bool

  /// Returns all events that can happen during a request, with the possible results.
  func journeys(_ wish: Wish, from state: AuthorizationState) -> [Journey] {
    journeys(wish.requests(of: state, setup)[...], from: state, after: [])
  }

  private func journeys(
    _ requests: ArraySlice<Wish>, from state: AuthorizationState, after acts: [Act]
  ) -> [Journey] {
    guard let request = requests.first else { return [] }
    var asked = state
    let decision = request.perform(on: &asked, setup)
    guard let prompt = asked.prompt else {
      let ends = silentEnds(request, from: state, decision.outcome, isFirst: acts.isEmpty)
      return silent(ends, after: acts)
    }
    var all = interruptions(prompt, after: acts)
    for answer in answers(to: prompt) {
      guard case .answers(let choice, let precise) = answer else { continue }
      var answered = asked
      _ = answered.answer(choice, precise: precise, of: setup.app, under: setup.policy)
      let end = end(of: prompt, before: asked, after: answered)
      if case .granted = end, requests.count > 1 {
        all += journeys(requests.dropFirst(), from: answered, after: acts + [answer])
      } else {
        all.append(Journey(acts: acts + [answer], ends: [end]))
      }
    }
    return all
  }

  // MARK: - Prompts

  private func answers(to prompt: Prompt) -> [Act] {
    let hasToggle =
      prompt.template.hasPreciseToggle(for: setup.app)
    return prompt.template.choices.flatMap { choice -> [Act] in
      let grants = choice == .allowOnce || choice == .allowWhileUsingApp
      return (hasToggle && grants ? [true, false] : [true]).map { .answers(choice, precise: $0) }
    }
  }

  private func end(of prompt: Prompt, before: AuthorizationState, after: AuthorizationState)
    -> AuthorizationOutcome
  {
    switch prompt.cause {
    case .whenInUse: after.grant.isAuthorized ? .granted(.whenInUse) : .declined
    case .always:
      after.grant == .denied ? .declined : .granted(after.status == .authorizedAlways ? .always : .whenInUse)
    case .escalation: after.status == before.status ? .kept : .granted(.always)
    case .fullAccuracy:
      after.accuracy(under: setup.policy) == .full ? .granted(.fullAccuracy) : .declined
    case .servicesOff: .notShown(.servicesOff)
    case .firstUse, .provisional, .locationButton, .widget, .reminder: .notShown(.anotherPrompt)
    }
  }

  private func interruptions(_ prompt: Prompt, after acts: [Act]) -> [Journey] {
    let isOffer = prompt.cause == .servicesOff
    let ways: [Act.Leaving] =
      setup.isComplete ? Act.Leaving.all(under: setup.policy) : [.locksPhone, .forceQuits, .terminates]
    let left = ways.map { leaving in
      let dismissed: AuthorizationOutcome = isOffer ? .notShown(.servicesOff) : .dismissed
      // A force quit first takes the app off screen; the process may end before that is noticed.
      let ends =
        leaving == .forceQuits ? [dismissed, .cancelled] : [leaving.endsProcess ? .cancelled : dismissed]
      return Journey(acts: acts + [.leaves(leaving)], ends: ends)
    }
    return left + [
      Journey(acts: acts + [.limits], ends: isOffer ? [.timedOut, .notShown(.servicesOff)] : [.timedOut]),
      Journey(acts: acts + [.cancels], ends: [.cancelled]),
    ]
  }

  // MARK: - Silence

  /// Returns the journeys of a request that shows nothing, which can be interrupted before the client can know.
  private func silent(_ ends: [AuthorizationOutcome], after acts: [Act]) -> [Journey] {
    let silence = Journey(acts: acts + [.waits], ends: ends)
    guard setup.isVaried else { return [silence] }
    return [
      silence,
      Journey(acts: acts + [.limits], ends: ends + [.timedOut]),
      Journey(acts: acts + [.cancels], ends: ends + [.cancelled]),
      Journey(acts: acts + [.leaves(.locksPhone)], ends: ends + [.dismissed]),
      Journey(acts: acts + [.leaves(.terminates)], ends: ends + [.cancelled]),
    ]
  }

  private func silentEnds(
    _ request: Wish, from state: AuthorizationState, _ outcome: Outcome, isFirst: Bool
  ) -> [AuthorizationOutcome] {
    if outcome == .changed { return [.granted(.always)] }
    let truth = AuthorizationOutcome.notShown(reason(request, state, outcome))
    if isPastKnown { return [truth] }
    // States with the same status may be silent for another reason, and can't be distinguished.
    let others = statesReading(like: state).compactMap { other -> AuthorizationOutcome? in
      var asked = other
      let outcome = request.perform(on: &asked, setup).outcome
      return asked.prompt == nil && outcome != .changed ? .notShown(reason(request, other, outcome)) : nil
    }
    return [truth] + others.filter { $0 != truth }
  }

  private func reason(_ request: Wish, _ state: AuthorizationState, _ outcome: Outcome) -> NotShownReason {
    let isOff = state.memory.contains(.servicesOff)
    guard case .ignored(let reason) = outcome else {
      if state.memory.contains(.restricted) { return .restricted }
      if isOff { return .servicesOff }
      if !state.grant.isAuthorized { return .notAuthorized }
      if setup.app.traits.contains(.widgetExtension) { return .widget }
      return setup.hasPurpose ? .alreadyGranted : .missingPurposeKey(Wish.purpose)
    }
    return switch reason {
    case .notAvailable: .notAvailable
    case .appClip: .appClip
    case .widgetNeverPrompts: .widget
    case .restricted: .restricted
    case .missingDescription: .missingUsageDescription(missing(request))
    case .alreadyDecided, .alreadyGranted: isOff ? .servicesOff : .alreadyGranted
    case .denied: isOff ? .servicesOff : .alreadyDenied
    case .escalationSpent: isOff ? .servicesOff : .escalationSpent
    case .temporaryGrant: isOff ? .servicesOff : .temporaryGrant
    case .noEscalation: isOff ? .servicesOff : .noEscalation
    case .servicesOff, .notInForeground, .promptShowing, .notAuthorized, .illegibleButton,
      .sessionAsksForNothing, .explicitSessionRequired, .notOffered, .noSuchChoice, .doesNotApply:
      .unknown
    }
  }

  private func missing(_ request: Wish) -> UsageDescriptions {
    let needed = request == .always ? setup.policy.alwaysDescriptions : setup.policy.whenInUseDescriptions
    return needed.value.subtracting(setup.app.descriptions)
  }

  private func statesReading(like state: AuthorizationState) -> [AuthorizationState] {
    Grant.allCases.flatMap { grant in
      [AuthorizationState.Memory(), .alwaysRequestSpent].flatMap { memory in
        Accuracy.allCases.map { accuracy in
          AuthorizationState(
            grant: grant,
            memory: memory.union(
              state.memory.intersection([.servicesOff, .restricted, .temporaryFullAccuracy])),
            accuracy: accuracy)
        }
      }
    }.filter { other in
      other.status == state.status
        && other.accuracy(under: setup.policy) == state.accuracy(under: setup.policy)
    }
  }
}
