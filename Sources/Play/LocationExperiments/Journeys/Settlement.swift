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
  package static let all = drafts.filter { $0.hindrance == nil }

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
    Settlement(reason: Undecided.assumptions[name]) { $0.alternative?.assumption == name }
  }
}

extension OpenPoint {
  /// How an iPhone decides it.
  package var settlement: Settlement {
    Settlement(reason: Undecided.questions[id]) { $0.questions.contains(id) }
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
    Settlement(reason: Undecided.facts[fact]) { $0.facts.contains(fact) }
  }
}

extension Settlement {
  /// The experiments that decide something; without one, the reason that is given, or that of a journey that no kit
  /// can make or no record shows.
  fileprivate init(reason: String?, decides: (Experiment) -> Bool) {
    let experiments = Experiment.all.filter(decides)
    let draft = Experiment.drafts.first(where: decides)
    self =
      experiments.isEmpty
      ? .none(reason: reason ?? draft?.hindrance ?? "") : .experiments(experiments)
  }
}

extension Experiment {
  /// Why no kit can make the journey, or no record shows what it asks; nil for an experiment of ``all``.
  fileprivate var hindrance: String? { needs.obstacle ?? Undecided.invisible[name] }
}

extension Settlement {
  /// Why no experiment decides what has a name: a fact, an open question or an assumption; nil if nothing has it.
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
