package import LocationPolicy
import LocationSimulation
import LocationTerms
package import Phrases

/// The effect that a request would have if the app made it now, and why.
package struct PhoneQuestion: Hashable, Sendable {
  /// The word of the move that makes the call.
  let word: String
  /// Whether a prompt would appear.
  package let prompts: Bool
  /// The effect, as a sentence.
  package let answer: Phrase
  /// The facts behind the answer.
  package let facts: FactList

  /// Returns a question for every request for authorization among the moves.
  package static func all(among moves: [PhoneMove], on play: PhonePlay) -> [PhoneQuestion] {
    moves.filter { asks($0.deed) }.map { PhoneQuestion($0, about: play) }
  }

  private static func asks(_ deed: PhoneMove.Deed) -> Bool {
    guard case .calls(let calls, _) = deed, calls.count == 1 else { return false }
    return switch calls[0].call.code {
    case .manager(.requestWhenInUseAuthorization), .manager(.requestAlwaysAuthorization),
      .requestFullAccuracy:
      true
    // Everything else is not a request, regardless of its effect.
    default: false
    }
  }

  private init(_ move: PhoneMove, about play: PhonePlay) {
    var copy = play
    let position = copy.device.trace.count
    copy.play(move.deed)
    let decisions = copy.device.trace.entries(from: position).compactMap { entry in
      if case .decided(let outcome) = entry.event { (outcome, entry.facts) } else { nil }
    }
    word = move.word
    answer = decisions.last.map { Self.sentence(for: $0.0) } ?? "Nothing is asked."
    facts = decisions.last?.1 ?? FactList()
    if case .prompt? = decisions.last?.0 { prompts = true } else { prompts = false }
  }

  private static func sentence(for outcome: Outcome) -> Phrase {
    switch outcome {
    case .prompt: "A prompt comes."
    case .changed, .proceeds: "It is granted without a prompt."
    case .ignored(let reason): reason.sentence
    case .deferred: "The system asks when it next may."
    case .failed(let code): "It fails with CLError.\(code.caseName)."
    }
  }
}
