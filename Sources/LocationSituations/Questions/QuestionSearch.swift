package import LocationExploration

/// The answers that all situations of one release give to questions.
package struct QuestionSearch: Sendable {
  /// What decides.
  package let rules: SituationRules
  /// All situations; where a bound stopped it, those that were met.
  package let search: StateSearch<SituationSpace>

  /// Among how many the search is shared.
  private let jobs: Int

  /// Explores the situations.
  ///
  /// - Parameters:
  ///   - bound: How many situations may be kept.
  ///   - jobs: Among how many the search is shared; it makes no difference to what is found.
  ///   - begun: A search of the same situations to go on with; nil begins anew.
  ///   - mayGoOn: Asked now and then, with how many situations were met; false interrupts.
  package init(
    _ rules: SituationRules, bound: Int = 1 << 26, jobs: Int = 1,
    goingOnWith begun: StateSearch<SituationSpace>? = nil, while mayGoOn: (Int) -> Bool = { _ in true }
  ) {
    self.rules = rules
    self.jobs = jobs
    var search = begun ?? StateSearch(SituationSpace(rules))
    search.run(bound: bound, jobs: jobs, while: mayGoOn)
    self.search = search
  }

  /// A situation that was asked for.
  package struct Answer: Sendable {
    /// The question.
    package let question: Question
    /// A shortest journey to it; nil when there is none.
    package let journey: [SituationMove]?
    /// How many situations it holds in; with an «after», at the ends of journeys that tell what was before apart.
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
      space,
      keepingTo: .never(
        { question.holds(in: space.situation(of: $0), under: rules) },
        after: { question.earlierHolds(in: space.situation(of: $0), under: rules) }))
    var search = StateSearch(watched)
    search.run(bound: self.search.states.count * 2, jobs: jobs)
    let report = search.report { watched.isBroken(in: $0) ? [true] : [] }
    return Answer(
      question: question, journey: report.found.first?.journey,
      situations: report.found.first?.occurrences ?? 0)
  }
}
