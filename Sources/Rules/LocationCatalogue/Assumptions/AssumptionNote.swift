package import LocationPolicy

/// An assumption of the simulated phone that no source settles, with its reason and what would
/// settle it.
package struct AssumptionNote: Hashable, Sendable {
  /// The name of the property, with which a scenario sets another value.
  package let name: String
  /// The assumption: the first line of the property's documentation.
  package let question: String
  /// The reason for the value.
  package let reason: String
  /// An experiment on an iPhone that would settle it.
  package let settledBy: String
}

extension AssumptionNote {
  /// All notes: those of the rules, those of the phone, and the durations.
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
