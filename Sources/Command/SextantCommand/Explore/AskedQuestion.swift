import LocationSituations
import TextReading

/// A question as it was asked: in its own words, or by the name of a well-known one.
struct AskedQuestion {
  /// What was typed.
  let typed: String
  /// The question.
  let question: Question
  /// Whether it must not be so.
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

  /// Reads a question; what is none may be a name that is misspelled.
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
  /// What is wrong with a question, and what there is instead.
  var sentence: String {
    let part = part.isEmpty ? "" : " in '\(part)'"
    let allowed = allowed.isEmpty ? "" : "; there are: " + allowed.joined(separator: ", ")
    return message + (message.contains(self.part) ? "" : part) + allowed
  }
}

extension SituationMove {
  /// A move of a journey for scripts.
  func encoded() -> EncodedMove { EncodedMove(by: mover.rawValue, move: name) }
}

/// A move of a journey for scripts.
struct EncodedMove: Encodable {
  let by: String
  let move: String
}
