import LocationExploration
import LocationPolicy

/// What the engine decides, worked out once for each of its own states and each input.
///
/// A phone gets into many more situations than the engine's state has values, so most steps find their decisions here:
/// plain numbers, without the facts that are only needed to tell of a journey.
struct RememberedDecisions: SituationDecider {
  let rules: SituationRules
  /// The states that were asked about; each has a row in ``decisions``.
  private var states = StateStore()
  /// For each state and input the code of the state that follows, and in the highest bit whether the app is called back.
  private var decisions: [UInt32] = []
  /// For each number of an ``index(of:)`` a ``LocationUse`` in two bits.
  private var uses = [UInt8](repeating: Self.unknownUse, count: 1 << 14)

  /// No state has this code: the lowest bits are those of no grant.
  private static let unknown = UInt32.max
  private static let unknownUse = UInt8.max
  private static let callsBack: UInt32 = 1 << 31

  init(_ rules: SituationRules) {
    precondition(AuthorizationState.codeBits <= 31, "a decision is a code and a bit")
    self.rules = rules
  }

  // Decisions

  mutating func decide(_ input: SituationInput, in state: inout AuthorizationState) -> Bool {
    let row = row(of: state)
    let index = row * SituationInput.count + input.number
    var decision = decisions[index]
    if decision == Self.unknown {
      decision = engineDecision(input, in: state)
      decisions[index] = decision
    }
    guard let next = AuthorizationState(code: UInt64(decision & ~Self.callsBack)) else {
      preconditionFailure("\(decision) is no state")
    }
    state = next
    return decision & Self.callsBack != 0
  }

  private mutating func row(of state: AuthorizationState) -> Int {
    let code = state.code
    if let row = states.place(of: code) { return row }
    _ = states.insert(code, from: StateStore.none)
    decisions += repeatElement(Self.unknown, count: SituationInput.count)
    return states.count - 1
  }

  private func engineDecision(_ input: SituationInput, in state: AuthorizationState) -> UInt32 {
    var next = state
    let callsBack = rules.decide(input, in: &next)
    return UInt32(next.code) | (callsBack ? Self.callsBack : 0)
  }

  // Use

  mutating func use(in situation: Situation) -> LocationUse {
    let index = index(of: situation)
    if uses[index] == Self.unknownUse {
      let use = rules.use(in: situation)
      uses[index] = (use.keepsRunning ? 1 : 0) | (use.isInUse ? 2 : 0)
    }
    return LocationUse(keepsRunning: uses[index] & 1 != 0, isInUse: uses[index] & 2 != 0)
  }

  /// All that ``Situation/deliveryContext(in:under:)`` looks at, as a number.
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
    return index
  }
}
