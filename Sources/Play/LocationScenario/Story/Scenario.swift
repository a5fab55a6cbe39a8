package import LeanFoundation
package import LocationPolicy
import LocationSimulation
package import LocationTracks

/// A script for simulated phones: the apps, and the actions of the apps, the person, the world and the system.
///
/// It also contains expectations along the way, which make it a test.
package struct Scenario: Sendable {
  /// The maximum number of steps in a scenario, including those in nested lists.
  package static let stepLimit = 10_000
  /// The maximum duration of a scenario, in seconds: a year.
  package static let timeLimit = 31_536_000.0

  /// The name of the scenario.
  package var name: String
  /// A description of what it shows.
  package var summary: String
  /// The releases that it is for, oldest first.
  package var releases: [Release]
  /// The date at the start.
  package var start: Date
  /// The seed of the device's random choices.
  package var seed: UInt64
  /// The track that the phone follows when a step says so.
  package var track: Track?

  /// Problems with the files that it names that don't prevent it from running.
  package var warnings: [String] = []

  /// The Info.plists of its apps, including those for which it only names a file.
  package var infoPlists: [JSONValue] { apps.map { .object($0.bundle.infoPlist.values) } }

  var settings = ScenarioSettings()
  var apps: [ScenarioApp]
  var steps: [ScenarioStep]
}

/// An app of a scenario: its bundle, and the reactions of its code to messages of the system.
struct ScenarioApp: Sendable {
  /// The bundle that is installed.
  let bundle: AppBundle
  /// Whether the app is installed from the start.
  let isInstalled: Bool
  /// The reactions of its code to certain messages.
  let reactions: AppReactions<ScenarioCall>
  /// The reactions of its extensions' code.
  let extensions: [ExtensionKind: AppReactions<ScenarioCall>]
}

/// The settings of a scenario for behavior that no source describes.
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
