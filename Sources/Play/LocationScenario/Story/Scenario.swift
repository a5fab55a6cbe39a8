package import Foundation
package import LocationPolicy
import LocationSimulation
package import LocationTracks

/// A story to be played on simulated phones: the apps, and what they, the person, the world and the system do.
///
/// It also says what to expect along the way, which makes it a test.
package struct Scenario: Sendable {
  /// The most steps that a scenario can have, those of lists within included.
  package static let stepLimit = 10_000
  /// The longest time that a scenario can take, in seconds: a year.
  package static let timeLimit = 31_536_000.0

  /// What it is called.
  package var name: String
  /// What it shows.
  package var summary: String
  /// The releases that it is about, oldest first.
  package var releases: [Release]
  /// The date of its start.
  package var start: Date
  /// What the device draws by chance comes from this number.
  package var seed: UInt64
  /// The way that the phone follows when the steps say so.
  package var track: Track?

  /// What is wrong with the files that it names, but does not keep it from being played.
  package var warnings: [String] = []

  /// The Info.plists of its apps, also of those that it only names the files of.
  package var infoPlists: [JSONValue] { apps.map { .object($0.bundle.infoPlist.values) } }

  var settings = ScenarioSettings()
  var apps: [ScenarioApp]
  var steps: [ScenarioStep]
}

/// An app of a scenario: what is installed, and how its code reacts to what the system tells it.
struct ScenarioApp: Sendable {
  /// What it brings along.
  let bundle: AppBundle
  /// Whether it is there from the start.
  let isInstalled: Bool
  /// What its code does on certain messages.
  let reactions: AppReactions<ScenarioCall>
}

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
