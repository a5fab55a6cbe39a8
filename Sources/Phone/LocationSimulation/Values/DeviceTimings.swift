/// Durations of a simulated device that no source states, in seconds, each adjustable.
///
/// Durations that the rules themselves need are in the policy's timings.
public struct DeviceTimings: Hashable, Sendable {
  /// The interval between positions while a service needs them; receivers find one per second.
  public var fixInterval = 1.0
  /// The interval between positions while only regions, visits or significant changes are monitored.
  public var monitoringInterval = 30.0
  /// The time to the first position after the receiver is turned on; inferred, assisted by the network.
  public var firstFix = 1.0
  /// The time for which the phone must be on the other side of a region's boundary before that counts (MON-006).
  ///
  /// Apple's guide to region monitoring says twenty seconds.
  public var regionDwell = 20.0
  /// The time that the system takes to answer a request for a known state of a region; inferred, none.
  public var regionStateAnswer = 0.0
  /// The time until a beacon that comes into reach counts as entered (MON-020): observed 2 to 15, and up to 900.
  ///
  /// It does not matter while the app ranges, or when the display turns on for a region that requests it.
  public var beaconEntry = 0.0
  /// The time after a restart during which crossings of regions are not reported (MON-022): observed 180, on iOS 5.
  public var regionsAfterRestart = 0.0
  /// The shortest time between two significant changes, in seconds (MON-004).
  public var significantChangePause = 300.0
  /// The interval at which the region of reduced accuracy is updated: four times an hour (ACC-002).
  public var reducedInterval = 900.0
  /// The time after which a stay at a place counts as a visit; inferred, five minutes.
  public var visitArrival = 300.0
  /// The time for which an app that was launched in the background runs; inferred from "about 10 seconds".
  public var backgroundLaunch = 10.0
  /// The time for which a suspended app runs when it is woken for an authorization change (SET-004); inferred, the same.
  public var wokenForCallback = 10.0
  /// The time for which an app in the background continues after its updates stopped or paused, so that it can react; inferred.
  public var afterUpdates = 5.0
  /// The shortest and longest time until the second prompt after the event that needs it (AUTH-062).
  ///
  /// Sources say hours or days; the device draws a time between the two.
  public var secondPrompt = 3_600.0...14_400.0
  /// The time for which a prompt that the system shows by itself waits for the Home screen before it covers an app; inferred.
  public var promptPatience = 3_600.0
  /// The shortest and longest time until the reminder after an update to iOS 13; "soon after" (SET-013).
  public var reminderAfterUpdate = 3_600.0...86_400.0
  /// The time for which handling a message of the watch app counts as use (DEL-002); inferred.
  public var watchMessage = 10.0
  /// The time that an extension has for its work (DEL-096); inferred from the 30 seconds of other extensions.
  public var extensionWork = 30.0
  /// The time from the warning that an extension takes too long until its process ends (DEL-096); inferred.
  public var extensionWarning = 5.0
  /// The time of day at which an App Clip's grant is cleared, in seconds after midnight UTC (AUTH-055); inferred.
  public var appClipMorning = 14_400.0
  /// The time for which the phone must be stationary before live updates pause (DEL-045); inferred, two minutes.
  public var liveUpdatesPause = 120.0
  /// The distance that the phone must move, in meters, before it is no longer stationary (DEL-045); inferred.
  public var stillnessRadius = 25.0

  /// Creates the default durations.
  public init() {}
}
