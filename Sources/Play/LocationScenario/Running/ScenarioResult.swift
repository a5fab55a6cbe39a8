package import LocationPolicy
package import LocationSimulation

/// What became of a scenario on one release.
package struct ScenarioResult: Sendable {
  /// The release.
  package let release: Release
  /// The device as the last step left it, with the trace of all that happened.
  package let device: SimulatedDevice
  /// What apps and objects are called in the scenario.
  package let names: TraceNames
  /// What the steps say, and which expectations failed, at their places in the trace.
  package let notes: [TimelineNote]
  /// What was not as expected; empty for a scenario that holds.
  package let failures: [ScenarioFailure]
  /// How many expectations were looked at.
  package let expectationCount: Int

  /// The lines that a person reads.
  package var timeline: [TimelineLine] {
    TraceTimeline(device.trace.entries, names: names, notes: notes).lines
  }
}

/// Something in a run of a scenario that is not as the scenario says.
package struct ScenarioFailure: Hashable, Sendable {
  /// When.
  package let moment: Moment
  /// The place in the file, such as `steps[3].expect.status`.
  package let path: String
  /// What was expected and what was found.
  package let message: String
}

extension Scenario {
  /// Plays the scenario on a simulated phone.
  ///
  /// Without a seed the scenario's own is taken. The same scenario, release and seed give the same result.
  package func run(
    on release: Release, among policies: Policies = .known, seed: UInt64? = nil
  ) -> ScenarioResult {
    var run = ScenarioRun(self, on: release, among: policies, seed: seed ?? self.seed)
    run.playAll()
    return run.result
  }
}
