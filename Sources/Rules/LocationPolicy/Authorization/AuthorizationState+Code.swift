extension AuthorizationState {
  /// The fields of ``code``, from the lowest bit on.
  private enum Field {
    static let grant = BitField(for: Grant.allCases.count)
    static let accuracy = BitField(after: grant, for: Accuracy.allCases.count)
    static let phase = BitField(after: accuracy, for: AppPhase.allCases.count)
    /// The number of the prompt's template plus 1; 0 without a prompt.
    static let template = BitField(after: phase, for: PromptTemplate.allCases.count + 1)
    static let cause = BitField(after: template, for: PromptCause.allCases.count)
    static let memory = BitField(after: cause, bits: Memory.bits)
    static let sessions = BitField(after: memory, bits: SessionGoals.bits)
  }

  /// The number of bits of ``code``.
  package static let codeBits = Int(Field.sessions.end)

  /// The whole state as a number; equal states have equal numbers.
  package var code: UInt64 {
    var code =
      Field.grant.bits(grant.rawValue)
      | Field.accuracy.bits(UInt8(truncatingIfNeeded: chosenAccuracy.rawValue))
      | Field.phase.bits(phase.rawValue)
    if let prompt {
      code |= Field.template.bits(prompt.template.rawValue + 1) | Field.cause.bits(prompt.cause.rawValue)
    }
    return code | Field.memory.bits(memory.rawValue) | Field.sessions.bits(sessions.rawValue)
  }

  /// Creates the state with a number; nil if no state has it.
  package init?(code: UInt64) {
    guard let grant = Grant(rawValue: UInt8(Field.grant.value(in: code))),
      let accuracy = Accuracy(rawValue: Int(Field.accuracy.value(in: code))),
      let phase = AppPhase(rawValue: UInt8(Field.phase.value(in: code)))
    else { return nil }
    self.init(
      grant: grant, phase: phase, memory: Memory(rawValue: UInt16(Field.memory.value(in: code))),
      accuracy: accuracy)
    sessions = SessionGoals(rawValue: UInt8(Field.sessions.value(in: code)))
    let template = UInt8(Field.template.value(in: code))
    guard template > 0 else { return }
    guard let template = PromptTemplate(rawValue: template - 1),
      let cause = PromptCause(rawValue: UInt8(Field.cause.value(in: code)))
    else { return nil }
    prompt = Prompt(template, cause: cause)
  }
}
