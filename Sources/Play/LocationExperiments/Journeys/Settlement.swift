package import LocationCatalogue
import LocationPolicy
import LocationScenario

/// The way in which an uncertain statement can be decided: by experiments, or not.
package enum Settlement: Sendable {
  /// Decided by the records of these experiments, of which there is at least one.
  case experiments([Experiment])
  /// Decided by no experiment, for this reason.
  case none(reason: String)

  /// The experiments that decide it; empty if none does.
  package var experiments: [Experiment] {
    switch self {
    case .experiments(let experiments): experiments
    case .none: []
    }
  }
}

extension Experiment {
  /// All experiments that a kit can make and whose records decide something.
  package static let all = drafts.filter { $0.hindrance == nil }

  /// All journeys, including those that no kit can make or whose records decide nothing.
  package static let drafts = ofAssumptions + ofFacts

  /// The requirements of the journey on an iPhone.
  package var needs: ExperimentNeeds { ExperimentNeeds(scenario, on: release) }

  /// Returns the experiment with a name.
  package static func named(_ name: String) -> Experiment? { all.first { $0.name == name } }

  /// Returns the experiments for the name of an experiment, an assumption, a fact or an open question.
  package static func all(deciding name: String) -> [Experiment] {
    if let experiment = named(name) { return [experiment] }
    let id = name.uppercased()
    return all.filter { experiment in
      experiment.alternative?.assumption.lowercased() == name.lowercased()
        || experiment.questions.contains(id) || experiment.facts.contains { $0.id == id }
    }
  }
}

extension AssumptionNote {
  /// The experiments that decide it, or the reason why none does.
  package var settlement: Settlement {
    Settlement(reason: Undecided.assumptions[name]) { $0.alternative?.assumption == name }
  }
}

extension OpenPoint {
  /// The experiments that decide it, or the reason why none does.
  package var settlement: Settlement {
    Settlement(reason: Undecided.questions[id]) { $0.questions.contains(id) }
  }
}

extension FactRecord {
  /// Whether a record of an iPhone would make the fact more certain.
  ///
  /// It would if no firm source or only one states the fact, or if anything qualifies it.
  package var isUncertain: Bool {
    !isFirm || sources.count == 1 || confidence.contains(.inferred) || confidenceNote != nil
      || contradiction != nil
  }

  /// The experiments that decide it, or the reason why none does.
  package var settlement: Settlement {
    Settlement(reason: Undecided.facts[fact]) { $0.facts.contains(fact) }
  }
}

extension Settlement {
  /// Finds the experiments that decide something; without one, uses the given reason or that of a draft.
  fileprivate init(reason: String?, decides: (Experiment) -> Bool) {
    let experiments = Experiment.all.filter(decides)
    let draft = Experiment.drafts.first(where: decides)
    self =
      experiments.isEmpty
      ? .none(reason: reason ?? draft?.hindrance ?? "") : .experiments(experiments)
  }
}

extension Experiment {
  /// The reason why no kit can make the journey or no record answers its question; nil if it is one of
  /// ``all``.
  fileprivate var hindrance: String? { needs.obstacle ?? Undecided.invisible[name] }
}

extension Settlement {
  /// Returns the reason why no experiment decides a fact, question or assumption; nil if the name is unknown.
  package static func reason(for name: String) -> String? {
    let id = name.uppercased()
    if let draft = Experiment.drafts.first(where: { $0.name == name }) {
      return draft.hindrance
    }
    if let fact = FactCatalog.fact(withID: id) { return fact.record.settlement.reason }
    if let question = OpenPoint.questions.first(where: { $0.id == id }) { return question.settlement.reason }
    return AssumptionNote.all.first { $0.name.lowercased() == name.lowercased() }?.settlement.reason
  }

  /// The reason why there is no experiment; nil if there is one.
  private var reason: String? {
    if case .none(let reason) = self { reason.isEmpty ? "it is certain enough" : reason } else { nil }
  }
}
