import LocationPolicy

/// The response to a prompt, or the event after a call that showed none.
enum AgreementResponse: Hashable {
  case nothing
  case answer(Choice, precise: Bool)
  case locksAndUnlocks
  case leavesAndReturns
  case releasesManager

  /// Returns all possible responses to a prompt of an app.
  static func responses(to prompt: Prompt?, of configuration: AppConfiguration)
    -> [AgreementResponse]
  {
    guard let template = prompt?.template else { return [.nothing] }
    let answers = template.choices.map { AgreementResponse.answer($0, precise: true) }
    let hasToggle =
      template.hasPreciseToggle(for: configuration)
    let imprecise = template.choices.filter { hasToggle && $0 != .dontAllow }
    return answers + imprecise.map { .answer($0, precise: false) }
      + [.locksAndUnlocks, .leavesAndReturns, .releasesManager]
  }
}
