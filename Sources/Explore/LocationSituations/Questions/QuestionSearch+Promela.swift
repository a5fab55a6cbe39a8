import LocationExploration

extension QuestionSearch {
  /// Writes the graph of all situations as a model for the model checker Spin.
  ///
  /// - Parameter questions: What Spin has to report, with a trail to it: situations in which one of them holds. What a
  ///   question says of what was before is left out.
  package func promela(reporting questions: [Question] = []) -> String {
    let space = search.space
    return search.promela(named: \.name) { state in
      questions.contains { $0.holds(in: space.situation(of: state), under: rules) }
    }
  }
}
