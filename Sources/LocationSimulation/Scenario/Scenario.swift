public import Foundation
public import LocationPolicy
public import LocationTracks

/// A story to be played on simulated phones: the apps, and what they, the person, the world and the system do.
///
/// It also says what is to be expected on the way, so that it is a test.
public struct Scenario: Sendable {
  /// The most steps that a scenario can have, those of lists within included.
  public static let stepLimit = 10_000
  /// The longest time that a scenario can take, in seconds: a year.
  public static let timeLimit = 31_536_000.0

  /// What it is called.
  public var name: String
  /// What it shows.
  public var summary: String
  /// The releases that it is about, oldest first.
  public var releases: [Release]
  /// The date of its start.
  public var start: Date
  /// What the device draws by chance comes from this number.
  public var seed: UInt64
  /// The way that the phone follows when the steps say so.
  public var track: Track?

  var policyTimings: [ScenarioSetting<Timings, Double>] = []
  var deviceTimings: [ScenarioSetting<DeviceTimings, Double>] = []
  var secondPrompt: ClosedRange<Double>?
  var switches: [ScenarioSetting<Assumptions, Bool>] = []
  var distances: [ScenarioSetting<Assumptions, Double>] = []
  var apps: [ScenarioApp]
  var steps: [ScenarioStep]

  /// The rules of a release with what the scenario assumes.
  func policy(for release: Release) -> AuthorizationPolicy {
    var policy = AuthorizationPolicy.policy(for: release)
    for setting in policyTimings { setting.apply(to: &policy.timings) }
    for setting in switches { setting.apply(to: &policy.assumptions) }
    for setting in distances { setting.apply(to: &policy.assumptions) }
    return policy
  }

  /// The device's durations with those that the scenario sets.
  var timings: DeviceTimings {
    var timings = DeviceTimings()
    for setting in deviceTimings { setting.apply(to: &timings) }
    if let secondPrompt { timings.secondPrompt = secondPrompt }
    return timings
  }
}
