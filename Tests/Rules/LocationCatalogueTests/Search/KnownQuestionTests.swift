import LocationCatalogue
import TestSupport
import Testing
import TextSearch

/// The search learns from the questions that it is measured by, each time from those of the other sets.
@Suite struct KnownQuestionTests {
  /// Returns a question on one line, as the search has it.
  static func written(_ question: String) -> String {
    question.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `each known question is one that was asked in public, and each of those with answers is known`()
  {
    let asked = Set(AskedQuestion.all.filter { !$0.isForeign }.map { Self.written($0.question) })
    let known = KnownQuestions.all.map(\.text)
    #expect(Set(known).count == known.count && known.count >= 900)
    #expect(known.filter { !asked.contains($0) } == [])
    #expect(asked.subtracting(known).count < 20)
  }

  @Test func `its answers are entries`() {
    let ids = Set(CatalogEntries().all.map(\.id))
    #expect(KnownQuestions.all.filter { $0.answers.isEmpty || !ids.isSuperset(of: $0.answers) } == [])
  }

  @Test func `what was learned changes the order of answers, and not whether there are any`() throws {
    let question = "iOS position moves by itself at the desk"
    let answers = CatalogSearch(answered: []).answers(to: question)
    let fourth = try #require(answers.hits.dropFirst(3).first).entry.id
    let asked = ["position moves at my desk", "position moves at the desk of mine", "it moves at the desk"]
    let learned = CatalogSearch(answered: asked.map { AnsweredQuestion(text: $0, answers: [fourth]) })
      .answers(to: question)
    #expect(learned.hits.prefix(3).contains { $0.entry.id == fourth })
    #expect(learned.isCertain == answers.isCertain)
    #expect(Set(learned.hits.map(\.entry.id)) == Set(answers.hits.map(\.entry.id)))
  }
}
