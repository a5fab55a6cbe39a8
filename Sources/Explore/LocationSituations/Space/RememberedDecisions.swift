import LocationExploration
import LocationPolicy

/// A cache of the engine's decisions for each of its states and each input.
///
/// A phone has many more situations than the engine's state has values, so most steps find their decisions here:
/// plain numbers, without the facts that are needed only to describe a journey.
struct RememberedDecisions: SituationDecider {
  let rules: SituationRules
  private let inputs = SituationInput.Numbers()
  private let fields = UseFields()
  /// The states for which decisions were requested; each has a row in ``decisions``.
  private var states = StateStore()
  /// For each state and input, the row of the next state, and in the highest bit whether the app receives a callback.
  private var decisions: [UInt16] = []
  /// For each number of an ``index(of:)`` a ``LocationUse`` in four bits.
  private var uses: [UInt8]

  /// The number that represents no row.
  private static let unknown = UInt16.max
  private static let callsBack: UInt16 = 1 << 15
  private static let mostRows = Int(callsBack) - 1
  private static let unknownUse = UInt8.max

  init(_ rules: SituationRules) {
    self.rules = rules
    let bits = rules.addedMoves.isEmpty ? fields.endWithoutStreams : fields.end
    uses = Array(repeating: Self.unknownUse, count: 1 << Int(bits))
  }

  /// The memory in use, in bytes.
  var bytes: Int { states.bytes + decisions.capacity * 2 + uses.capacity }

  // Decisions

  mutating func decide(_ input: SituationInput, in state: inout AuthorizationState) -> Bool {
    // When no rows are left, the engine decides each time.
    guard let row = row(of: state) else { return rules.decide(input, in: &state) }
    let index = row * inputs.count + inputs.number(of: input)
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
    let count = states.count * inputs.count
    // By a sixteenth instead of double, because the table is a good part of the memory of a search.
    if count > decisions.capacity { decisions.reserveCapacity(count + count / 16) }
    decisions += repeatElement(Self.unknown, count: inputs.count)
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

  /// Returns everything that ``Situation/use(under:)`` depends on, as a number.
  private func index(of situation: Situation) -> Int {
    let state = situation.authorization
    let isUnavailable = state.memory.contains(.servicesOff) || state.memory.contains(.restricted)
    var index =
      fields.grant.bits(state.grant.rawValue) | fields.phase.bits(state.phase.rawValue)
      | fields.updates.bits(situation.updates.rawValue)
      | fields.isReduced.bits(state.chosenAccuracy == .reduced)
      | fields.isUnavailable.bits(isUnavailable)
      | fields.allowsBackgroundUpdates.bits(situation.allowsBackgroundUpdates)
      | fields.showsIndicator.bits(situation.showsIndicator) | fields.isWoken.bits(situation.isWoken)
      | fields.hasFullAccuracy.bits(state.memory.contains(.temporaryFullAccuracy))
    let streams = situation.streams
    if streams.isEmpty { return Int(index) }
    index |=
      fields.getsLiveUpdates.bits(
        streams.iteratesLiveUpdates && !situation.lacksExplicitSession(under: rules))
      | fields.holdsActivity.bits(streams.holdsActivity)
      | fields.holdsAlwaysSession.bits(streams.holdsAlwaysSession)
      | fields.awaitsMonitorEvents.bits(streams.awaitsMonitorEvents)
    return Int(index)
  }
}

/// The fields of the number that is the index of ``RememberedDecisions/uses``, those of the Swift API last.
///
/// They are stored rather than static, because the counts are in another module and would be looked up again for
/// every field of every step.
private struct UseFields: Sendable {
  let grant, phase, updates, isReduced, isUnavailable, allowsBackgroundUpdates, showsIndicator,
    isWoken: BitField
  let hasFullAccuracy, getsLiveUpdates, holdsActivity, holdsAlwaysSession, awaitsMonitorEvents: BitField

  init() {
    grant = BitField(for: Grant.allCases.count)
    phase = BitField(after: grant, for: AppPhase.allCases.count)
    updates = BitField(after: phase, for: Situation.Updates.allCases.count)
    isReduced = BitField(after: updates)
    isUnavailable = BitField(after: isReduced)
    allowsBackgroundUpdates = BitField(after: isUnavailable)
    showsIndicator = BitField(after: allowsBackgroundUpdates)
    isWoken = BitField(after: showsIndicator)
    hasFullAccuracy = BitField(after: isWoken)
    getsLiveUpdates = BitField(after: hasFullAccuracy)
    holdsActivity = BitField(after: getsLiveUpdates)
    holdsAlwaysSession = BitField(after: holdsActivity)
    awaitsMonitorEvents = BitField(after: holdsAlwaysSession)
  }

  var endWithoutStreams: UInt8 { hasFullAccuracy.end }
  var end: UInt8 { awaitsMonitorEvents.end }
}
