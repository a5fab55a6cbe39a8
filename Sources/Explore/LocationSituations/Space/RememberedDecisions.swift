import LocationExploration
import LocationPolicy

/// A cache of the engine's decisions, one for each of its states and each input.
///
/// A phone gets into many more situations than the engine's state has values, so most steps find their decisions here:
/// plain numbers, without the facts that are only needed to tell of a journey.
struct RememberedDecisions: SituationDecider {
  let rules: SituationRules
  /// The states that decisions were asked for; each has a row in ``decisions``.
  private var states = StateStore()
  /// For each state and input the row of the state that follows, and in the highest bit whether the app is called back.
  private var decisions: [UInt16] = []
  /// For each number of an ``index(of:)`` a ``LocationUse`` in four bits.
  private var uses: [UInt8]

  /// The number of no row.
  private static let unknown = UInt16.max
  private static let callsBack: UInt16 = 1 << 15
  private static let mostRows = Int(callsBack) - 1
  private static let unknownUse = UInt8.max

  init(_ rules: SituationRules) {
    self.rules = rules
    uses = Array(repeating: Self.unknownUse, count: rules.services.isEmpty ? 1 << 14 : 1 << 18)
  }

  /// The memory in use, in bytes.
  var bytes: Int { states.bytes + decisions.capacity * 2 + uses.capacity }

  // Decisions

  mutating func decide(_ input: SituationInput, in state: inout AuthorizationState) -> Bool {
    // When no rows are left, the engine decides each time.
    guard let row = row(of: state) else { return rules.decide(input, in: &state) }
    let index = row * SituationInput.count + input.number
    let decision = decisions[index]
    guard decision == Self.unknown else {
      state = self.state(inRow: Int(decision & ~Self.callsBack))
      return decision & Self.callsBack != 0
    }
    let callsBack = rules.decide(input, in: &state)
    if let next = self.row(of: state) {
      decisions[index] = UInt16(next) | (callsBack ? Self.callsBack : 0)
    }
    return callsBack
  }

  private func state(inRow row: Int) -> AuthorizationState {
    guard let state = AuthorizationState(code: states[row]) else {
      preconditionFailure("\(states[row]) is not a state")
    }
    return state
  }

  private mutating func row(of state: AuthorizationState) -> Int? {
    let code = state.code
    if let row = states.place(of: code) { return row }
    guard states.count < Self.mostRows else { return nil }
    _ = states.insert(code, from: StateStore.none)
    let count = states.count * SituationInput.count
    // By a sixteenth instead of double, because the table is a good part of the memory of a search.
    if count > decisions.capacity { decisions.reserveCapacity(count + count / 16) }
    decisions += repeatElement(Self.unknown, count: SituationInput.count)
    return states.count - 1
  }

  // Use

  mutating func use(in situation: Situation) -> LocationUse {
    let index = index(of: situation)
    if uses[index] == Self.unknownUse {
      let use = rules.use(in: situation)
      uses[index] =
        (use.updatesKeepRunning ? 1 : 0) | (use.streamsKeepRunning ? 2 : 0) | (use.isInUse ? 4 : 0)
        | (use.usesAlways ? 8 : 0)
    }
    let use = uses[index]
    return LocationUse(
      updatesKeepRunning: use & 1 != 0, streamsKeepRunning: use & 2 != 0, isInUse: use & 4 != 0,
      usesAlways: use & 8 != 0)
  }

  /// Everything that ``Situation/deliveryContext(in:under:)`` depends on, as a number.
  private func index(of situation: Situation) -> Int {
    let state = situation.authorization
    let isUnavailable = state.memory.contains(.servicesOff) || state.memory.contains(.restricted)
    var index = Int(state.grant.rawValue) | Int(state.phase.rawValue) << 3
    index |= Int(situation.updates.rawValue) << 6
    if state.chosenAccuracy == .reduced { index |= 1 << 8 }
    if state.memory.contains(.temporaryFullAccuracy) { index |= 1 << 13 }
    if isUnavailable { index |= 1 << 9 }
    if situation.allowsBackgroundUpdates { index |= 1 << 10 }
    if situation.showsIndicator { index |= 1 << 11 }
    if situation.isWoken { index |= 1 << 12 }
    let streams = situation.streams
    if streams.isEmpty { return index }
    if streams.iteratesLiveUpdates, !situation.lacksExplicitSession(under: rules) { index |= 1 << 14 }
    if streams.holdsActivity { index |= 1 << 15 }
    if streams.holdsAlwaysSession { index |= 1 << 16 }
    if streams.awaitsMonitorEvents { index |= 1 << 17 }
    return index
  }
}
