/// Durations of a simulated device that no source states, in seconds, each adjustable.
///
/// Durations that the rules themselves need are in the policy's timings.
public struct DeviceTimings: Hashable, Sendable {
  /// How often a position is found while some service wants locations: receivers find one a second.
  public var fixInterval = 1.0
  /// How often the position is looked at while only regions, visits or significant changes are monitored.
  public var monitoringInterval = 30.0
  /// How long the receiver takes to find the first position after it was turned on; inferred, assisted by the network.
  public var firstFix = 1.0
  /// How long the phone has to be on the other side of a region's boundary before that counts (MON-006).
  ///
  /// Apple's guide to region monitoring says twenty seconds.
  public var regionDwell = 20.0
  /// How long the system takes to answer a request for a region's state that it knows; inferred, no time.
  public var regionStateAnswer = 0.0
  /// The shortest time between two significant changes, in seconds (MON-004).
  public var significantChangePause = 300.0
  /// How often the region of reduced accuracy is found anew: four times an hour (ACC-002).
  public var reducedInterval = 900.0
  /// How long a stay at a place lasts before it is taken for a visit; inferred, five minutes.
  public var visitArrival = 300.0
  /// How long an app that was launched into the background runs; inferred from "about 10 seconds".
  public var backgroundLaunch = 10.0
  /// How long a suspended app that is woken for a change of its authorization runs (SET-004); inferred, the same.
  public var wokenForCallback = 10.0
  /// How long an app in the background goes on when its updates stopped or paused, so that it can react; inferred.
  public var afterUpdates = 5.0
  /// The shortest and longest time until the second prompt after the event that needs it (AUTH-062).
  ///
  /// Sources say hours or days; the device draws a time between the two.
  public var secondPrompt = 3_600.0...14_400.0
  /// How long a prompt of the system's own waits for the Home screen before it shows over an app; inferred.
  public var promptPatience = 3_600.0
  /// The shortest and longest time until the reminder that an update to 13 brings; "soon after" (SET-013).
  public var reminderAfterUpdate = 3_600.0...86_400.0
  /// How long handling a message of the watch app counts as use (DEL-002); inferred.
  public var watchMessage = 10.0
  /// When in the morning an App Clip's grant is cleared, in seconds after midnight UTC (AUTH-055); inferred.
  public var appClipMorning = 14_400.0
  /// How long standing still lasts before live updates pause (DEL-045); inferred, two minutes.
  public var liveUpdatesPause = 120.0
  /// How far the phone must move, in meters, before it no longer stands still (DEL-045); inferred.
  public var stillnessRadius = 25.0

  /// Creates the default durations.
  public init() {}
}
