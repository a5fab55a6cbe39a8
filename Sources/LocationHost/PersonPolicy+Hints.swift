import LocationPolicy

extension PersonPolicy {
  /// The same person, with a line about each prompt that stays where it is, for whoever wonders why nothing goes on.
  func telling(_ tell: @escaping @Sendable (String) -> Void) -> PersonPolicy {
    let last = Guarded<Prompt?>(nil)
    return PersonPolicy(reactionTime: reactionTime) { [answer] question in
      if let answer = answer(question) { return answer }
      let isNew = last.withLock { last in
        defer { last = question.prompt }
        return last != question.prompt
      }
      if isNew { tell(Self.hint(about: question.prompt)) }
      return nil
    }
  }

  private static func hint(about prompt: Prompt) -> String {
    let buttons = prompt.buttonLabels.map { "[\($0)]" }.joined(separator: " ")
    return "Sextant: nobody answers the prompt that is up, \(buttons); "
      + "\(HostEnvironment.person) says which buttons the person taps"
  }
}

extension Prompt {
  /// What stands on its buttons.
  var buttonLabels: [String] { template.choices.map { $0.label ?? "\($0)" } }
}
