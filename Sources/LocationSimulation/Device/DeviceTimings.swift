/// Durations of a simulated device that no source states, in seconds: choices, each adjustable.
///
/// Those that the rules themselves need stand in the policy's timings.
public struct DeviceTimings: Hashable, Sendable {
  /// How often a position is found while some service wants locations: receivers find one a second.
  public var fixInterval = 1.0
  /// How often the position is looked at while only regions, visits or significant changes are monitored.
  public var monitoringInterval = 30.0
  /// How long an app that was launched into the background runs; inferred from "about 10 seconds".
  public var backgroundLaunch = 10.0
  /// The shortest and longest time until the second prompt after the event that needs it (AUTH-062).
  ///
  /// Sources say hours or days; the device draws a time between the two.
  public var secondPrompt = 3_600.0...14_400.0

  /// Creates the default durations.
  public init() {}
}
