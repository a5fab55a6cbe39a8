import LocationSituations

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
    let named = NamedQuestion.all.first { $0.name == typed }
    question = try Question(named?.text ?? typed)
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
