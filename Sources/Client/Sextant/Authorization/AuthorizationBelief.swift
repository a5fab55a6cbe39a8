import LocationPolicy

/// The states that an app's authorization may be in, given everything that was read and done.
///
/// Apps read only a part of their authorization: Allow Once and Allow While Using App read the same, so do
/// provisional Always and Always, and nothing shows whether the one chance for Always has been used. The belief keeps
/// every state that explains what was seen, moves all of them with each event by the rules of the release, and drops
/// those that a reading contradicts.
struct AuthorizationBelief: Equatable, Sendable {
  /// The states that explain everything seen so far; never empty, in a stable order, likelier ones first.
  private(set) var candidates: [AuthorizationState]
  /// Whether the belief rests on what an earlier launch remembered, and nothing has confirmed it since.
  private(set) var isOnlyRemembered: Bool

  /// Creates a belief from one reading and from what was believed when the app last ran.
  ///
  /// The earlier belief must explain the reading by something that can have happened in the meantime: another version
  /// of the app, grants that ended, changes in Settings, a reset. If it can't, it is discarded.
  init(
    _ reading: AuthorizationReading, remembering: [AuthorizationState] = [], phase: AppPhase,
    in setting: AuthorizationSetting
  ) {
    let policy = setting.policy
    let remembered = Self.withSwitches(remembering, as: reading, under: policy).map { state in
      var state = state
      _ = state.update(to: setting.app, under: policy)
      _ = state.enter(phase, under: policy)
      return state
    }
    let relaunched = remembered.map { state in
      var state = state
      _ = state.endUse(under: policy)
      return state
    }
    // The last one is for a client that is created while the process continues, so that nothing has ended.
    let explanations = [
      relaunched, relaunched.flatMap { $0.afterAbsence(in: setting) }, remembered,
    ].map { $0.filter { reading.matches($0, under: policy) } }
    let explanation = explanations.first { !$0.isEmpty }
    isOnlyRemembered = explanation != nil
    candidates =
      (explanation ?? AuthorizationState.all(explaining: reading, phase: phase, under: policy)).uniqued()
  }

  /// Moves every candidate by an event that is known to have happened.
  mutating func apply(_ event: (inout AuthorizationState) -> Void) {
    for index in candidates.indices { event(&candidates[index]) }
    candidates = candidates.uniqued()
  }

  /// The way in which a prompt ended.
  enum PromptEnd: Sendable {
    /// The person answered it.
    case answered
    /// Something covered the app as a prompt would and is gone, although it was uncertain whether a prompt would
    /// appear.
    case likelyAnswered
    /// It disappeared without an answer.
    case dismissed
    /// It never appeared.
    case neverAppeared
    /// Something covered the app and is gone, and it is uncertain whether that was the prompt.
    case unclear
  }

  /// Records how the current prompt ended.
  ///
  /// A prompt that appeared contradicts the states without one, and vice versa; if that would contradict all states,
  /// they remain unchanged.
  mutating func promptEnded(_ end: PromptEnd, in setting: AuthorizationSetting) {
    let prompting = candidates.filter { $0.prompt != nil }
    let silent = candidates.filter { $0.prompt == nil }
    let answered = prompting.flatMap { $0.afterAnswers(in: setting) }
    switch end {
    case .answered where !prompting.isEmpty:
      candidates = answered
      isOnlyRemembered = false
    case .likelyAnswered where !prompting.isEmpty:
      candidates = answered + silent
      isOnlyRemembered = false
    case .neverAppeared where !silent.isEmpty:
      candidates = silent
      isOnlyRemembered = false
    case .unclear: candidates = silent + answered
    case .answered, .likelyAnswered, .neverAppeared, .dismissed: break
    }
    apply { _ = $0.dismissPrompt(under: setting.policy) }
  }

  /// Records a reading, and drops the states that it contradicts.
  ///
  /// If none is left, something happened unseen: in Settings if the app was away in the meantime, otherwise in a
  /// prompt that other code of the app requested.
  mutating func observe(
    _ reading: AuthorizationReading, afterAbsence wasAway: Bool, in setting: AuthorizationSetting
  ) {
    let policy = setting.policy
    let phase = candidates.first?.phase ?? .foreground
    func matching(_ states: [AuthorizationState]) -> [AuthorizationState]? {
      let states = states.filter { reading.matches($0, under: policy) }
      return states.isEmpty ? nil : states.uniqued()
    }
    let now = Self.withSwitches(candidates, as: reading, under: policy)
    if let same = matching(now) {
      candidates = same
      return
    }
    let away = matching(now.flatMap { $0.afterAbsence(in: setting) })
    let here = matching(now.flatMap { $0.afterOthersPrompts(in: setting) })
    let unseen = wasAway ? away ?? here : here ?? away
    isOnlyRemembered = false
    candidates = unseen ?? AuthorizationState.all(explaining: reading, phase: phase, under: policy)
    apply { _ = $0.enter(phase, under: policy) }
  }

  /// Returns whether all candidates agree, and whether all states that read the same do.
  func inference(
    amongAll all: [AuthorizationState], _ question: (AuthorizationState) -> Bool
  ) -> Inference {
    guard let answer = candidates.first.map(question),
      candidates.dropFirst().allSatisfy({ question($0) == answer })
    else { return .unknown }
    let isCertain = all.allSatisfy { question($0) == answer }
    return Inference(value: answer, confidence: isCertain ? .certain : .likely)
  }

  /// The same states with the device's switches as they are read.
  private static func withSwitches(
    _ states: [AuthorizationState], as reading: AuthorizationReading, under policy: AuthorizationPolicy
  ) -> [AuthorizationState] {
    states.map { state in
      var state = state
      let isRestricted = reading.status == .restricted
      if isRestricted != state.memory.contains(.restricted) {
        _ = state.setRestricted(isRestricted, under: policy)
      }
      if let isOn = reading.impliedServicesOn, isOn == state.memory.contains(.servicesOff) {
        _ = state.setLocationServices(on: isOn, under: policy)
      }
      return state
    }
  }
}

extension [AuthorizationState] {
  /// Returns the states without duplicates, in order of first appearance; there are at most a few dozen different
  /// ones.
  fileprivate func uniqued() -> [AuthorizationState] {
    reduce(into: []) { unique, state in if !unique.contains(state) { unique.append(state) } }
  }
}
