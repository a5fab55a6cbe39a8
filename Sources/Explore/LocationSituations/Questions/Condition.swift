import LocationDelivery
import LocationPolicy

/// A condition about a situation.
struct Condition: Hashable, Sendable {
  let subject: Subject
  let isNegated: Bool

  /// The subject of a condition.
  enum Subject: Hashable, Sendable {
    case status(AuthorizationStatus)
    case accuracy(Accuracy)
    case grant(Grant)
    case prompt(PromptWord)
    case phase(PhaseWord)
    case screen(Situation.Screen)
    case locked
    case updates(UpdatesWord)
    case live(StreamWord)
    case monitor(StreamWord)
    case session(SessionWord)
    case activity(Streams.Activity)
    case indicator
    case memory(MemoryWord)
    case row(SettingsRow)
    case arrival(AppPhase?, LocationService, ArrivalWord)
    case request(RequestWord, ResultWord)
  }

  /// The moves that must be added for the condition to be meaningful.
  var addedMoves: AddedMoves? {
    switch subject {
    case .live: .live
    case .monitor: .monitors
    case .session: .sessions
    case .activity: .activity
    case .memory(let word): word.addedMoves
    case .status, .accuracy, .grant, .prompt, .phase, .screen, .locked, .updates, .indicator, .row, .arrival,
      .request:
      nil
    }
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
    case .live(let word): return word.matches(situation.streams.iteratesLiveUpdates)
    case .monitor(let word): return word.matches(situation.streams.awaitsMonitorEvents)
    case .session(let word): return word.matches(situation.streams)
    case .activity(let activity): return situation.streams.activity == activity
    case .indicator: return situation.indicator(under: rules).isVisible
    case .memory(let word): return state.memory.contains(word.memory)
    case .row(let row): return situation.offersRow(row, under: rules)
    case .arrival(let phase, let service, let word):
      return word.matches(situation.arrival(of: service, in: phase, under: rules))
    case .request(let request, let word):
      return word.matches(request.outcome(in: situation, under: rules))
    }
  }
}
