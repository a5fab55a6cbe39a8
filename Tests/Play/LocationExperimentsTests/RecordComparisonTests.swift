import Foundation
import LocationPolicy
import LocationScenario
import Testing

@testable import LocationExperiments

/// The simulated phone's own records agree with it, and those of one with another assumption differ and are
/// explained.
@Suite struct RecordComparisonTests {
  @Test(arguments: Experiment.all)
  func `the record of a phone that does as we say agrees`(experiment: Experiment) throws {
    let comparison = try RecordComparison(SimulatedKit.record(of: experiment))
    #expect(comparison.difference == nil)
    #expect(comparison.explanations == [])
  }

  @Test(arguments: Experiment.all.filter { $0.alternative != nil })
  func `the record of a phone that does otherwise differs, and the value that explains it is named`(
    experiment: Experiment
  ) throws {
    let alternative = try #require(experiment.alternative)
    let record = try SimulatedKit.record(of: experiment, assuming: alternative)
    let comparison = try RecordComparison(record)
    #expect(comparison.difference != nil)
    #expect(comparison.explanations.first == alternative)
  }

  @Test func `the first difference has its step, both sides and its facts`() throws {
    let experiment = try #require(Experiment.named("allowOnceSpendsAlwaysRequest"))
    let record = try SimulatedKit.record(of: experiment, assuming: experiment.alternative)
    let difference = try #require(try RecordComparison(record).difference)
    #expect(difference.step == 6)
    #expect(difference.expected?.kind == .prompt)
    #expect(difference.found == Observation(.prompt, "none"))
    #expect(!difference.facts.isEmpty)
  }

  @Test func `what no assumption explains is said to be so`() throws {
    let experiment = try #require(Experiment.named("no-description"))
    var steps = try SimulatedKit.record(of: experiment).run.steps
    steps[0].sightings.append(ObservedRun.Sighting(time: 0, Observation(.callback, "didVisit")))
    let record = ExperimentRecord(
      experiment: experiment.name, scenario: experiment.scenario, phone: SimulatedKit.phone,
      run: ObservedRun(steps))
    let comparison = try RecordComparison(record)
    #expect(comparison.difference?.found == Observation(.callback, "didVisit"))
    #expect(comparison.explanations == [])
  }

  /// The Driver observes for some seconds after the last step, and the simulated phone is observed for the
  /// same time.
  @Test func `what comes in the look after the last step is expected there`() throws {
    let scenario: JSONValue = [
      "name": "S",
      "apps": [
        [
          "name": "Probe", "infoPlist": ["NSLocationWhenInUseUsageDescription": "Shows the way."],
          "onLaunch": ["CLLocationManager", ["delegate": "self"]],
        ]
      ],
      "steps": [
        ["world": ["stays": [48, 11]]], ["person": "opens"], ["app": "requestWhenInUseAuthorization"],
        ["person": ["answers": "Allow Once"]], ["app": "requestLocation"],
      ],
    ]
    func seen(until end: Double?) throws -> [String] {
      let read = try ScenarioReader().scenario(from: scenario)
      let run = Observer.run(of: read, on: .iOS18, end: end).run
      return try #require(run.steps.last).observations.map(\.what)
    }
    #expect(try !seen(until: nil).contains("didUpdateLocations"))
    #expect(try seen(until: 30).contains("didUpdateLocations"))
  }

  @Test func `a journey that was broken off is compared as far as it came, and does not agree`() throws {
    let experiment = try #require(Experiment.named("reset"))
    let record = try SimulatedKit.record(of: experiment)
    let part = ExperimentRecord(
      experiment: record.experiment, scenario: record.scenario, phone: record.phone,
      run: ObservedRun(Array(record.run.steps.prefix(2))))
    let comparison = try RecordComparison(part)
    #expect(comparison.difference == nil && !comparison.isWhole && !comparison.agrees)
  }
}
