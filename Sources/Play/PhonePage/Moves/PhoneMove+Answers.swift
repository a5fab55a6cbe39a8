import LocationPolicy
import LocationSimulation
import LocationTerms

extension PhoneMove {
  /// Returns the answer here that has the meaning of a word on another release; nil for other words, and if the
  /// prompt has no button for it.
  static func answer(meant word: String, among moves: [PhoneMove]) -> PhoneMove? {
    let parts = word.split(separator: ".")
    guard parts.count > 1, parts[0] == "answers" else { return nil }
    let choices = Choice.named(String(parts[1]))
    return answer(choices.count == 1 ? choices[0].alike : choices, among: moves)
  }

  /// Returns the answer with the first of some choices that the prompt offers.
  static func answer(_ choices: [Choice], precise: Bool = true, among moves: [PhoneMove]) -> PhoneMove? {
    for choice in choices {
      let move = moves.first { $0.deed == .person(.answers(choice, precise: precise)) }
      if let move { return move }
    }
    return nil
  }
}

extension Choice {
  /// The equivalent choices in the prompts of other releases, the closest first: to agree, to agree to the use of the
  /// app, to agree once, or to decline.
  fileprivate var alike: [Choice] {
    let use: [Choice] = [.allowWhileUsingApp, .onlyWhileUsingTheApp, .allow, .ok, .continue]
    return switch effect {
    case .allows, .leadsOn: [.alwaysAllow, .changeToAlwaysAllow, .allow, .allowWhileUsingApp, .ok, .continue]
    case .allowsUse: use
    case .allowsOnce: [.allowOnce] + use
    case .declines: Self.declining
    }
  }
}
