import Foundation
import LocationCatalogue
import LocationPolicy
import LocationScenario
import LocationSimulation
import Testing

@testable import LocationExperiments

/// Every uncertain statement has an experiment or a reason, and each experiment decides what it claims.
@Suite struct ExperimentTests {
  @Test func `each uncertain fact has an experiment, or a reason why there is none`() {
    let uncertain = FactCatalog.records.filter(\.isUncertain)
    for record in uncertain {
      if case .none(let reason) = record.settlement { #expect(!reason.isEmpty, "\(record.fact.id)") }
    }
    #expect(uncertain.count { !$0.settlement.experiments.isEmpty } >= 45)
    let undecided = uncertain.filter(\.settlement.experiments.isEmpty).map(\.fact)
    #expect(Set(Undecided.facts.keys).subtracting(undecided).map(\.id).sorted() == [])
  }

  @Test func `each open question has an experiment, or a reason why there is none`() {
    for question in OpenPoint.questions {
      if case .none(let reason) = question.settlement { #expect(!reason.isEmpty, "\(question.id)") }
    }
    #expect(OpenPoint.questions.count { !$0.settlement.experiments.isEmpty } >= 20)
    let undecided = OpenPoint.questions.filter(\.settlement.experiments.isEmpty).map(\.id)
    #expect(Set(Undecided.questions.keys).subtracting(undecided).sorted() == [])
  }

  @Test func `each assumption has an experiment, or a reason why there is none`() {
    for note in AssumptionNote.all {
      if case .none(let reason) = note.settlement { #expect(!reason.isEmpty, "\(note.name)") }
    }
    #expect(AssumptionNote.all.count { !$0.settlement.experiments.isEmpty } >= 40)
    let names = Set(AssumptionNote.all.filter(\.settlement.experiments.isEmpty).map(\.name))
    #expect(Set(Undecided.assumptions.keys).subtracting(names).sorted() == [])
  }

  @Test func `an experiment is found by what it decides`() {
    #expect(Experiment.all(deciding: "allowOnceSpendsAlwaysRequest").count == 1)
    #expect(Experiment.all(deciding: "open-02").map(\.name) == ["allowOnceSpendsAlwaysRequest"])
    #expect(Experiment.all(deciding: "KEY-034").map(\.name) == ["reduced-accuracy-as-text"])
    #expect(Experiment.all(deciding: "nothing") == [])
    #expect(
      Settlement.reason(for: "STORE-001") == "App Store Connect and its reviewers decide it, not a phone")
    #expect(Settlement.reason(for: "barOutlivesProcess")?.contains("indicator") == true)
    #expect(Settlement.reason(for: "nothing") == nil)
  }

  @Test func `names are told apart`() {
    #expect(Set(Experiment.drafts.map(\.name)).count == Experiment.drafts.count)
  }

  @Test(arguments: Experiment.all)
  func `a journey can be made from its beginning to its end`(experiment: Experiment) throws {
    let (run, failures) = try SimulatedKit.play(experiment.scenario, on: experiment.release)
    #expect(failures.map(\.message) == [])
    #expect(run.steps.count == experiment.scenario["steps"]?.elements.count)
  }

  /// Alternatives that count as invisible lead to equal observations; all others lead to different ones.
  @Test(arguments: Experiment.ofAssumptions)
  func `two values of an assumption are told apart by what is seen`(experiment: Experiment) throws {
    let alternative = try #require(experiment.alternative)
    let usual = try SimulatedKit.play(experiment.scenario, on: experiment.release).run
    let other = try SimulatedKit.play(experiment.scenario.assuming(alternative), on: experiment.release).run
    let isSeen = RecordComparison.difference(between: usual, and: other) != nil
    #expect(isSeen == (Undecided.invisible[experiment.name] == nil))
  }
}
