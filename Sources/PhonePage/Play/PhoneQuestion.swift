package import LocationPolicy
import LocationSimulation

/// What a request would do if the app made it now, and why.
package struct PhoneQuestion: Hashable, Sendable {
  /// The call.
  package let call: String
  /// Whether a prompt would come.
  package let prompts: Bool
  /// What would happen, as a sentence.
  package let answer: String
  /// The facts that say so.
  package let facts: FactList

  /// Asks for every request that the app could make now.
  package static func all(about play: PhonePlay) -> [PhoneQuestion] {
    PhoneMove.all(on: play.device).filter { $0.word.hasPrefix("request") && $0.mover == .app }.map { move in
      PhoneQuestion(move, about: play)
    }
  }

  private init(_ move: PhoneMove, about play: PhonePlay) {
    var copy = play
    let position = copy.device.trace.count
    copy.play(move.deed)
    call = move.label
    var answer = "Nothing is asked."
    var facts = FactList()
    var prompts = false
    for entry in copy.device.trace.entries(from: position) {
      switch entry.event {
      case .decided(.ignored(let reason)):
        answer = reason.sentence
        facts = entry.facts
      case .decided(.prompt):
        answer = "A prompt comes."
        prompts = true
        facts = entry.facts
      case .decided(.changed), .decided(.proceeds):
        answer = "It is granted without a prompt."
        facts = entry.facts
      case .decided(.deferred):
        answer = "The system asks when it next may."
        facts = entry.facts
      case .decided(.failed(let code)):
        answer = "It fails with CLError.\(code.caseName)."
        facts = entry.facts
      case .delivered(.failed(let code)) where facts.isEmpty:
        answer = "It fails with CLError.\(code.caseName)."
        facts = entry.facts
      // Everything else follows from a decision, or is none.
      default: break
      }
    }
    self.answer = answer
    self.facts = facts
    self.prompts = prompts
  }
}
