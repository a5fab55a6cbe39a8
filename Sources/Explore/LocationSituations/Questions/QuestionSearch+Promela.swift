import LocationExploration

extension QuestionSearch {
  /// Returns the graph of all situations as a model for the model checker Spin.
  ///
  /// - Parameter questions: The situations that Spin should report, with a trail: those that answer one of these
  ///   questions. Earlier conditions of a question are ignored.
  package func promela(reporting questions: [Question] = []) -> String {
    let space = search.space
    return search.promela(named: \.name) { state in
      questions.contains { $0.holds(in: space.situation(of: state), under: rules) }
    }
  }
}
