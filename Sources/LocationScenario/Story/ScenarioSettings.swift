import LocationPolicy
import LocationSimulation

/// What a scenario sets of that which no source states.
struct ScenarioSettings: Sendable {
  /// The durations of the rules.
  var timings = Timings()
  /// The assumptions of the rules.
  var assumptions = Assumptions()
  /// The durations of the device.
  var deviceTimings = DeviceTimings()
  /// The assumptions of the device.
  var deviceAssumptions = DeviceAssumptions()

  /// Returns a new phone of a release.
  func device(
    of release: Release, among policies: Policies, seed: UInt64, scenario: Scenario
  ) -> SimulatedDevice {
    var policy = policies.policy(for: release)
    policy.timings = timings
    policy.assumptions = assumptions
    return SimulatedDevice(
      policy: policy, policies: policies, timings: deviceTimings, assumptions: deviceAssumptions, seed: seed,
      startDate: scenario.start)
  }
}
