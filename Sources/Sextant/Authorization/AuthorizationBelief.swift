import LocationPolicy

/// The states that an app's authorisation may be in, given all that was read and done.
///
/// Apps read only a part of their authorisation: Allow Once and Allow While Using App read the same, so do
/// provisional Always and Always, and that the one chance for Always is spent can't be read at all. The belief
/// keeps every state that explains what was seen, moves all of them with each event by the rules of the
/// release, and drops those that a reading contradicts.
struct AuthorizationBelief: Hashable, Sendable {
  /// The states that explain everything seen so far; never empty, in a stable order.
  private(set) var candidates: [AuthorizationState]

  /// Creates a belief from one reading, with whatever was believed when the app last ran.
  ///
  /// What was believed then has to explain the reading by what can have happened meanwhile: grants that ended,
  /// changes in Settings, a reset. If it can't, it counts as lost.
  init(
    _ reading: AuthorizationReading, remembering: [AuthorizationState] = [], phase: AppPhase,
    of app: AppConfiguration, under policy: AuthorizationPolicy
  ) {
    var remembered = remembering.map { state in
      var state = state
      _ = state.enter(.terminated, under: policy)
      _ = state.endUse(under: policy)
      _ = state.enter(phase, under: policy)
      return state
    }
    remembered = Self.withSwitches(remembered, as: reading, under: policy)
    let same = remembered.filter { reading.matches($0, under: policy) }
    let changed = Self.afterSettings(remembered, of: app, under: policy).filter {
      reading.matches($0, under: policy)
    }
    candidates =
      !same.isEmpty
      ? same : !changed.isEmpty ? changed : Self.explaining(reading, phase: phase, under: policy)
    candidates = candidates.uniqued()
  }

  /// Moves every candidate by an event that is known to have happened.
  mutating func apply(_ event: (inout AuthorizationState) -> Void) {
    for index in candidates.indices { event(&candidates[index]) }
    candidates = candidates.uniqued()
  }

  /// Takes in how the prompt that is up came to its end.
  ///
  /// States in which no prompt is up are contradicted by one that was, and the other way round; where all would
  /// be contradicted, they stay as they are.
  mutating func promptEnded(
    _ end: PromptEnd, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) {
    let prompting = candidates.filter { $0.prompt != nil }
    let silent = candidates.filter { $0.prompt == nil }
    switch end {
    case .answered where !prompting.isEmpty:
      candidates = prompting.flatMap { Self.answered($0, of: app, under: policy) }
    case .neverAppeared where !silent.isEmpty: candidates = silent
    case .answered, .neverAppeared, .dismissed: break
    }
    apply { _ = $0.dismissPrompt(under: policy) }
  }

  /// How a prompt came to its end.
  enum PromptEnd: Hashable, Sendable {
    /// The person answered, in one way or another.
    case answered
    /// It went without an answer.
    case dismissed
    /// It was never there.
    case neverAppeared
  }

  private static func answered(
    _ state: AuthorizationState, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> [AuthorizationState] {
    guard let prompt = state.prompt else { return [state] }
    return prompt.template.choices.flatMap { choice in
      [true, false].map { precise in
        var answered = state
        _ = answered.answer(choice, precise: precise, of: app, under: policy)
        return answered
      }
    }
  }

  /// Takes in a reading: states that it contradicts are dropped.
  ///
  /// When none is left, something happened that was not seen, most likely in Settings.
  mutating func observe(
    _ reading: AuthorizationReading, of app: AppConfiguration, under policy: AuthorizationPolicy
  ) {
    let phase = candidates.first?.phase ?? .foreground
    var expected = Self.withSwitches(candidates, as: reading, under: policy)
    let same = expected.filter { reading.matches($0, under: policy) }
    if !same.isEmpty {
      candidates = same.uniqued()
      return
    }
    expected = Self.afterSettings(expected, of: app, under: policy).filter {
      reading.matches($0, under: policy)
    }
    candidates =
      (expected.isEmpty ? Self.explaining(reading, phase: phase, under: policy) : expected).uniqued()
  }

  /// Whether all candidates agree, and whether the reading alone would be enough to know.
  func inference(
    _ reading: AuthorizationReading, under policy: AuthorizationPolicy,
    _ question: (AuthorizationState) -> Bool
  ) -> Inference {
    let answers = Set(candidates.map(question))
    guard answers.count == 1, let answer = answers.first else {
      return Inference(value: nil, confidence: .unknown)
    }
    let phase = candidates.first?.phase ?? .foreground
    let isCertain = Self.explaining(reading, phase: phase, under: policy).allSatisfy {
      question($0) == answer
    }
    return Inference(value: answer, confidence: isCertain ? .certain : .likely)
  }

  /// All states that would be read like this, whatever came before.
  static func explaining(
    _ reading: AuthorizationReading, phase: AppPhase, under policy: AuthorizationPolicy
  ) -> [AuthorizationState] {
    let memories: [AuthorizationState.Memory] = [
      [], .alwaysRequestSpent, [.alwaysRequestSpent, .provisionalSpent],
    ]
    let switches: [AuthorizationState.Memory] = [[], .servicesOff, .restricted]
    let accuracies: [(Accuracy, AuthorizationState.Memory)] = [
      (.full, []), (.reduced, []), (.reduced, .temporaryFullAccuracy),
    ]
    var states: [AuthorizationState] = []
    for grant in Grant.allCases where grant != .provisionalAlways || policy.provisionalPrompt.value != nil {
      for memory in memories {
        for device in switches {
          for (accuracy, temporary) in accuracies {
            states.append(
              AuthorizationState(
                grant: grant, phase: phase, memory: memory.union(device).union(temporary), accuracy: accuracy)
            )
          }
        }
      }
    }
    return states.filter { reading.matches($0, under: policy) }
  }

  /// The same states with the device's switches as they are read.
  private static func withSwitches(
    _ states: [AuthorizationState], as reading: AuthorizationReading, under policy: AuthorizationPolicy
  ) -> [AuthorizationState] {
    states.map { state in
      var state = state
      _ = state.setRestricted(reading.status == .restricted, under: policy)
      if let on = reading.servicesOn { _ = state.setLocationServices(on: on, under: policy) }
      return state
    }
  }

  /// What states may have become by what a person does in Settings, and by what ends by itself.
  private static func afterSettings(
    _ states: [AuthorizationState], of app: AppConfiguration, under policy: AuthorizationPolicy
  ) -> [AuthorizationState] {
    states.flatMap { state -> [AuthorizationState] in
      var ended = state
      _ = ended.endUse(under: policy)
      var reset = state
      _ = reset.resetLocationAndPrivacy(under: policy)
      let chosen = [SettingsRow.off, .on, .never, .askNextTime, .whileUsing, .always].map { row in
        var state = state
        _ = state.choose(row, of: app, under: policy)
        return state
      }
      let all = [ended, reset] + chosen
      return all
        + all.flatMap { state in
          [true, false].map { precise in
            var state = state
            _ = state.setPrecise(precise, under: policy)
            return state
          }
        }
    }
  }
}

extension Array where Element: Hashable {
  /// The elements without repetitions, each at its first place.
  fileprivate func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
