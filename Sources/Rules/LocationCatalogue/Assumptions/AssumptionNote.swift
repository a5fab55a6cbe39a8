package import LocationPolicy

/// Why the simulated phone does something that no source settles, and what would settle it.
package struct AssumptionNote: Hashable, Sendable {
  /// The name of the property, by which a scenario sets another value.
  package let name: String
  /// What is assumed: the first line of the property's documentation.
  package let question: String
  /// Why the value is what it is.
  package let reason: String
  /// What to try on an iPhone.
  package let settledBy: String
}

extension AssumptionNote {
  /// All of them: those of the rules, those of the phone, and the durations.
  package static let all = rules + device + timings

  /// The facts that it cites, in order.
  package var facts: [Fact] {
    let cited = question + reason
    return Fact.allCases.filter { cited.contains($0.id) }
  }

  /// The open questions that it cites, in order.
  package var openQuestions: [OpenPoint] {
    let cited = question + reason
    return OpenPoint.questions.filter { cited.contains($0.id) }
  }
}
