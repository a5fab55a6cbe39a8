import LocationSituations
import TextReading

/// A question as typed: in its own syntax, or the name of a predefined one.
struct AskedQuestion {
  /// The text as typed.
  let typed: String
  let question: Question
  /// Whether the situation must not occur.
  let isForbidden: Bool

  init(_ typed: String, isForbidden: Bool) throws(QuestionError) {
    self.typed = typed
    self.isForbidden = isForbidden
    if let named = NamedQuestion.all.first(where: { $0.name == typed }) {
      question = try Question(named.text)
    } else {
      question = try Self.written(typed)
    }
  }

  /// Parses a question; an invalid one may be a misspelled name.
  private static func written(_ text: String) throws(QuestionError) -> Question {
    do throws(QuestionError) { return try Question(text) } catch {
      guard let name = EditDistance.nearest(to: text, among: NamedQuestion.all.map(\.name)) else {
        throw error
      }
      throw QuestionError(
        part: text, message: "'\(text)' is no question of --list. Did you mean '\(name)'?", allowed: [])
    }
  }
}

extension QuestionError {
  /// A sentence that says what is wrong with a question, and what is possible instead.
  var sentence: String {
    let part = part.isEmpty ? "" : " in '\(part)'"
    let allowed = allowed.isEmpty ? "" : "; there are: " + allowed.joined(separator: ", ")
    return message + (message.contains(self.part) ? "" : part) + allowed
  }
}

extension SituationMove {
  /// Returns the move for scripts.
  func encoded() -> EncodedMove { EncodedMove(by: mover.rawValue, move: name) }
}

/// A move of a journey, for scripts.
struct EncodedMove: Encodable {
  let by: String
  let move: String
}
