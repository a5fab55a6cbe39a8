package import LocationExploration

/// A search that answers questions about all situations of one release.
package struct QuestionSearch: Sendable {
  /// The rules that determine the situations.
  package let rules: SituationRules
  /// The search: all situations, or those up to a bound.
  package let search: StateSearch<SituationSpace>

  /// The number of workers that share the search.
  private let jobs: Int

  /// Explores the situations.
  ///
  /// - Parameters:
  ///   - bound: The maximum number of situations.
  ///   - jobs: The number of workers that share the search; it doesn't affect the result.
  package init(_ rules: SituationRules, bound: Int = 1 << 26, jobs: Int = 1) {
    self.rules = rules
    self.jobs = jobs
    var search = StateSearch(SituationSpace(rules))
    search.run(bound: bound, jobs: jobs)
    self.search = search
  }

  /// The answer to a question.
  package struct Answer: Sendable {
    /// The question.
    package let question: Question
    /// A shortest journey to such a situation; nil if there is none.
    package let journey: [SituationMove]?
    /// The number of situations in which it is true; with an `after`, counted for each history that it distinguishes.
    package let situations: Int
  }

  /// Answers a question.
  package func answer(to question: Question) -> Answer {
    question.asksForEarlier ? answerAfter(question) : answerNow(question)
  }

  private func answerNow(_ question: Question) -> Answer {
    let space = search.space
    let report = search.report { state in
      question.holds(in: space.situation(of: state), under: rules) ? [true] : []
    }
    return Answer(
      question: question, journey: report.found.first?.journey,
      situations: report.found.first?.occurrences ?? 0)
  }

  /// Answers a question with earlier conditions, using a bit for whether they were true.
  private func answerAfter(_ question: Question) -> Answer {
    let space = search.space
    let rules = rules
    let watched = WatchedSpace(
      space, until: { question.holds(in: space.situation(of: $0), under: rules) },
      after: { question.earlierHolds(in: space.situation(of: $0), under: rules) })
    var search = StateSearch(watched)
    search.run(bound: self.search.states.count * 2, jobs: jobs)
    let report = search.report { watched.isFinal($0) ? [true] : [] }
    return Answer(
      question: question, journey: report.found.first?.journey,
      situations: report.found.first?.occurrences ?? 0)
  }
}
