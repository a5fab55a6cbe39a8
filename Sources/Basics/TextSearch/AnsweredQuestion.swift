/// A question that was asked, with the documents that answer it.
package struct AnsweredQuestion: Hashable, Sendable {
  /// The question, as it was asked.
  package let text: String
  /// The identifiers of the documents, the best first.
  package let answers: [String]

  /// Creates a question with its answers.
  package init(text: String, answers: [String]) {
    self.text = text
    self.answers = answers
  }
}
