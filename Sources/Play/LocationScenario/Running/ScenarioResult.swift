package import LocationPolicy
package import LocationSimulation
package import Phrases

/// The result of a scenario on one release.
package struct ScenarioResult: Sendable {
  /// The release.
  package let release: Release
  /// The device after the last step, with the trace of everything that happened.
  package let device: SimulatedDevice
  /// The names of apps and objects in the scenario.
  package let names: TraceNames
  /// The notes of the steps, and the failed expectations, at their positions in the trace.
  package let notes: [TimelineNote]
  /// The failed expectations; empty if the scenario succeeds.
  package let failures: [ScenarioFailure]
  /// The number of expectations that were checked.
  package let expectationCount: Int

  /// The timeline as readable lines.
  package var timeline: [TimelineLine] {
    TraceTimeline(device.trace.entries, names: names, notes: notes).lines
  }
}

/// A deviation of a run from the scenario.
package struct ScenarioFailure: Hashable, Sendable {
  /// The time of the failure.
  package let moment: Moment
  /// The location in the file, such as `steps[3].expect.status`.
  package let path: String
  /// The expected and the actual result.
  package let message: Phrase
}

extension Scenario {
  /// Runs the scenario on a simulated phone.
  ///
  /// The seed defaults to that of the scenario. The same scenario, release and seed give the same result.
  package func run(
    on release: Release, among policies: Policies = .known, seed: UInt64? = nil
  ) -> ScenarioResult {
    var run = ScenarioRun(self, on: release, among: policies, seed: seed ?? self.seed)
    run.playAll()
    return run.result
  }
}
