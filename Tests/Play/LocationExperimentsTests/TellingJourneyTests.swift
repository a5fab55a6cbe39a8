import LocationPolicy
import LocationScenario
import Testing

@testable import LocationExperiments

/// The search finds a journey that distinguishes two answers, and no shorter one does.
@Suite struct TellingJourneyTests {
  @Test(arguments: [
    ("dontAllowSpendsAlwaysRequest", 7), ("blankDescriptionCounts", 2), ("promptGoesWithForeground", 4),
    ("downgradeRestoresAlwaysRequest", 7), ("updatesAskWhileUndetermined", 2), ("startsNeedFailureMethod", 2),
  ])
  func `the shortest journey that tells two answers apart is found`(name: String, atMost length: Int) throws {
    let experiment = try #require(Experiment.named(name))
    let journey = try #require(try TellingJourney(of: experiment, on: experiment.release, bound: 3_000))
    #expect(journey.steps.count <= length)
    #expect(journey.triedUpTo < journey.steps.count)
    var scenario = experiment.scenario
    scenario["steps"] = .array(journey.steps)
    let alternative = try #require(experiment.alternative)
    let usual = try SimulatedKit.play(scenario, on: experiment.release)
    let other = try SimulatedKit.play(scenario.assuming(alternative), on: experiment.release)
    #expect(usual.failures.isEmpty)
    #expect(RecordComparison.difference(between: usual.run, and: other.run) != nil)
  }

  @Test(arguments: Experiment.ofAssumptions)
  func `nobody chooses in Settings for an app that never asked`(experiment: Experiment) throws {
    let journey = try TellingJourney(of: experiment, on: experiment.release, bound: 300)
    // A search that reached its limit returns the experiment's journey, which may begin with any decision.
    guard let journey, journey.steps != experiment.scenario["steps"]?.elements else { return }
    let choices = journey.steps.firstIndex {
      $0["person"]?["chooses"] != nil || $0["person"]?["setsPrecise"] != nil
    }
    guard let choices else { return }
    #expect(choices > 1, "\(journey.steps)")
    #expect(!journey.steps[..<choices].filter { $0["app"] != nil || $0["person"] == "opens" }.isEmpty)
  }

  @Test func `an experiment without an assumption has no two answers`() throws {
    let experiment = try #require(Experiment.named("reset"))
    #expect(try TellingJourney(of: experiment, on: experiment.release) == nil)
  }

  @Test func `where the search is broken off, the journey of the experiment is taken`() throws {
    let experiment = try #require(Experiment.named("accuracyOutlivesAllowOnce"))
    let journey = try #require(try TellingJourney(of: experiment, on: experiment.release, bound: 20))
    #expect(journey.tried == 20)
    #expect(journey.steps == experiment.scenario["steps"]?.elements)
  }
}
