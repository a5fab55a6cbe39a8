public import Foundation
public import LocationPolicy
import LocationSimulation
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

  /// What is wrong with the files that it names, but does not keep it from being played.
  public var warnings: [String] = []

  var settings = ScenarioSettings()
  var apps: [ScenarioApp]
  var steps: [ScenarioStep]
}
