package import TextSearch

/// Questions of strangers, word for word, with the entries that answer them.
///
/// They were collected from public threads to measure the search, and labeled by people who hadn't seen what it finds;
/// the tests have their addresses. The search learns from them which words lead to which entry. How well it does so is
/// only seen on questions that are left out.
package enum KnownQuestions {
  /// All of them.
  package static let all: [AnsweredQuestion] = [
    aboutFacts, aboutEarlierHowTos, aboutLaterHowTos, aboutFirstMistakes, aboutEarlierMistakes,
    aboutLaterMistakes, recent, nineteenth, twentieth,
  ].flatMap(read)

  /// Reads lines with the ids of the answers, the best first, a bar and the question.
  static func read(_ lines: String) -> [AnsweredQuestion] {
    lines.split(separator: "\n").map { line in
      let parts: [Substring] = line.split(separator: "|", maxSplits: 1)
      let ids: [Substring] = parts[0].split(separator: " ")
      return AnsweredQuestion(text: String(parts[1].dropFirst()), answers: ids.map { String($0) })
    }
  }
}
