package import LocationExploration

/// Answers questions about all situations of one release.
package struct QuestionSearch: Sendable {
  /// The rules that decide.
  package let rules: SituationRules
  /// The search: all situations, or those up to a bound.
  package let search: StateSearch<SituationSpace>

  /// How many workers share the search.
  private let jobs: Int

  /// Explores the situations.
  ///
  /// - Parameters:
  ///   - bound: How many situations may be kept.
  ///   - jobs: How many workers share the search; it makes no difference to the result.
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
    /// How many situations it holds in; with an `after`, counted for each history that it distinguishes.
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

  /// With a bit for whether what has to be so before was so.
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
