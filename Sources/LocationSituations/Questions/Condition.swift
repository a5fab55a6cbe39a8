package import LocationPolicy

/// One thing that can be so in a situation.
struct Condition: Hashable, Sendable {
  let subject: Subject
  let isNegated: Bool

  /// What it speaks of.
  enum Subject: Hashable, Sendable {
    case status(AuthorizationStatus)
    case accuracy(Accuracy)
    case grant(Grant)
    case prompt(PromptWord)
    case phase(PhaseWord)
    case screen(Situation.Screen)
    case locked
    case updates(UpdatesWord)
    case indicator
    case memory(MemoryWord)
    case row(SettingsRow)
    case arrival(AppPhase?, LocationService, ArrivalWord)
    case request(RequestWord, ResultWord)
  }

  func holds(in situation: Situation, under rules: SituationRules) -> Bool {
    isSo(in: situation, under: rules) != isNegated
  }

  private func isSo(in situation: Situation, under rules: SituationRules) -> Bool {
    let state = situation.authorization
    switch subject {
    case .status(let status): return state.status == status
    case .accuracy(let accuracy): return state.accuracy(under: rules.policy) == accuracy
    case .grant(let grant): return state.grant == grant
    case .prompt(let word): return word.matches(situation.visiblePrompt)
    case .phase(let word): return word.matches(state.phase)
    case .screen(let screen): return !situation.isLocked && situation.screen == screen
    case .locked: return situation.isLocked
    case .updates(let word): return word.matches(situation.updates)
    case .indicator: return situation.indicator(under: rules).isVisible
    case .memory(let word): return state.memory.contains(word.memory)
    case .row(let row):
      return state.offersRow(row, of: rules.app, under: rules.policy)
        && !state.memory.contains(.servicesOff) && !state.memory.contains(.restricted)
    case .arrival(let phase, let service, let word):
      return word.matches(situation.arrival(of: service, in: phase, under: rules))
    case .request(let request, let word):
      return word.matches(request.outcome(in: situation, under: rules))
    }
  }
}

extension Situation {
  /// What would become of an event of a service, which was started; in another phase than the app's own where one is
  /// given, and then nothing but location keeps the app running there.
  package func arrival(
    of service: LocationService, in phase: AppPhase?, under rules: SituationRules
  ) -> Delivery.Arrival {
    var context = deliveryContext(in: phase, under: rules)
    if let phase, phase != authorization.phase { context.aids.remove(.otherBackgroundExecution) }
    return rules.policy.delivery(of: service, in: context).arrival
  }
}
