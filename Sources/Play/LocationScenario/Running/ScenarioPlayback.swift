package import LocationPolicy
package import LocationSimulation

/// A scenario that is played step by step, so that the phone can be inspected in between; a copy is a fork.
package struct ScenarioPlayback: Sendable {
  private var run: ScenarioRun

  /// Installs the apps of a scenario on a phone of a release, without playing a step.
  package init(_ scenario: Scenario, on release: Release, among policies: Policies = .known) {
    run = ScenarioRun(scenario, on: release, among: policies, seed: scenario.seed)
    run.installApps()
  }

  /// The phone.
  package var device: SimulatedDevice { run.device }
  /// The number of steps.
  package var stepCount: Int { run.scenario.steps.count }
  /// The deviations so far; a step that was refused is one.
  package var failures: [ScenarioFailure] { run.failures }

  /// The app of the scenario at a position; nil if it was never installed.
  package func app(at position: Int) -> AppID? {
    run.apps.indices.contains(position) ? run.apps[position] : nil
  }

  /// Plays a step, regardless of those that were played before.
  package mutating func play(stepAt index: Int) {
    guard !run.isStopped else { return }
    run.play(run.scenario.steps[index])
  }

  /// Lets time pass until some seconds after the start, during which apps react; does nothing if it is later.
  package mutating func wait(until seconds: Double, beforeStepAt index: Int) {
    let remaining = seconds - (run.device.now - .start)
    guard remaining > 0, !run.isStopped else { return }
    run.advance(by: remaining, in: run.scenario.steps[index])
    run.react()
  }
}
