package import LocationCatalogue
import LocationPolicy
import LocationScenario

/// How something that is not certain can be decided.
package enum Settlement: Sendable {
  /// By the records of experiments, at least one.
  case experiments([Experiment])
  /// By no experiment of the kit, for a reason.
  case none(reason: String)

  /// The experiments; none without one.
  package var experiments: [Experiment] {
    switch self {
    case .experiments(let experiments): experiments
    case .none: []
    }
  }
}

extension Experiment {
  /// All experiments that a kit can make, and whose records tell something.
  package static let all = drafts.filter { $0.needs.obstacle == nil && Undecided.invisible[$0.name] == nil }

  /// All journeys that were thought of, also those that no iPhone can be asked to make.
  package static let drafts = ofAssumptions + ofFacts

  /// What it takes on an iPhone.
  package var needs: ExperimentNeeds { ExperimentNeeds(scenario, on: release) }

  /// Returns the experiment with a name.
  package static func named(_ name: String) -> Experiment? { all.first { $0.name == name } }

  /// Returns the experiments that a name stands for: that of an experiment, an assumption, a fact or an open question.
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
  /// How an iPhone decides it.
  package var settlement: Settlement {
    let experiments = Experiment.all.filter { $0.alternative?.assumption == name }
    if !experiments.isEmpty { return .experiments(experiments) }
    let draft = Experiment.drafts.first { $0.alternative?.assumption == name }
    let reason =
      draft.flatMap { Undecided.invisible[$0.name] ?? $0.needs.obstacle } ?? Undecided.assumptions[name]
    return .none(reason: reason ?? "")
  }
}

extension OpenPoint {
  /// How an iPhone decides it.
  package var settlement: Settlement {
    let experiments = Experiment.all.filter { $0.questions.contains(id) }
    return experiments.isEmpty ? .none(reason: Undecided.questions[id] ?? "") : .experiments(experiments)
  }
}

extension FactRecord {
  /// Whether a record of an iPhone would make it more certain: nobody firm states it, or something qualifies it.
  package var isUncertain: Bool {
    !isFirm || sources.count == 1 || confidence.contains(.inferred) || confidenceNote != nil
      || contradiction != nil
  }

  /// How an iPhone decides it.
  package var settlement: Settlement {
    let experiments = Experiment.all.filter { $0.facts.contains(fact) }
    return experiments.isEmpty
      ? .none(reason: Undecided.facts[fact] ?? "") : .experiments(experiments)
  }
}

extension Settlement {
  /// Why no experiment decides what has a name: a fact, an open question or an assumption; nil if nothing has it.
  package static func reason(for name: String) -> String? {
    let id = name.uppercased()
    if let draft = Experiment.drafts.first(where: { $0.name == name }) {
      return draft.needs.obstacle ?? Undecided.invisible[name]
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
