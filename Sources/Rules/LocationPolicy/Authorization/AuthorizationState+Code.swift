extension AuthorizationState {
  /// How many bits ``code`` takes.
  package static let codeBits = 32

  /// The whole state as a number; equal states have equal numbers.
  package var code: UInt64 {
    var code = UInt64(grant.rawValue)
    code |= chosenAccuracy == .reduced ? 1 << 3 : 0
    code |= UInt64(phase.rawValue) << 4
    if let prompt {
      code |= UInt64(prompt.template.rawValue + 1) << 7 | UInt64(prompt.cause.rawValue) << 12
    }
    return code | UInt64(memory.rawValue) << 16 | UInt64(sessions.rawValue) << 28
  }

  /// The state that a number stands for; nil when no state has it.
  package init?(code: UInt64) {
    guard let grant = Grant(rawValue: UInt8(code & 7)), let phase = AppPhase(rawValue: UInt8(code >> 4 & 7))
    else { return nil }
    self.init(
      grant: grant, phase: phase, memory: Memory(rawValue: UInt16(code >> 16 & 0xFFF)),
      accuracy: code & 1 << 3 == 0 ? .full : .reduced)
    sessions = SessionGoals(rawValue: UInt8(code >> 28 & 0xF))
    let template = UInt8(code >> 7 & 0x1F)
    guard template > 0 else { return }
    guard let template = PromptTemplate(rawValue: template - 1),
      let cause = PromptCause(rawValue: UInt8(code >> 12 & 0xF))
    else { return nil }
    prompt = Prompt(template, cause: cause)
  }
}
