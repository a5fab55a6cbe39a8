import LocationPolicy

/// The model's choices about the device itself that no source settles, each adjustable.
///
/// Choices that the rules themselves need are in the policy's assumptions. The reason for each, and the evidence that
/// would settle it, are printed by `sextant explain` with its name, and listed in Documentation/Assumptions.md.
public struct DeviceAssumptions: Hashable, Sendable {
  /// Whether leaving an app again shows the second prompt after its background session has stopped (AUTH-066).
  public var leavingAgainPrompts = true
  /// Whether a prompt that the system shows by itself waits for the Home screen (AUTH-062).
  public var systemPromptsWait = true
  /// Whether the prompt of a session disappears when the session is invalidated.
  public var promptGoesWithSession = true
  /// Whether declining the prompt of a location button's first tap runs the button's action (AUTH-073).
  public var declinedButtonRunsAction = false
  /// Whether live updates keep an app with the background mode running while they arrive and are not paused.
  public var liveUpdatesKeepRunning = true
  /// Whether delivery within the seconds after an app is left counts as use in the background (SET-020, SET-021).
  public var graceCountsForReminder = false
  /// Whether waiting messages are discarded when an app loses its authorization, although it may get it back (DEL-007).
  public var lossForgetsWhatWaits = true
  /// Whether sessions, live updates and location buttons log a missing usage description (KEY-010).
  public var sessionsLogMissingDescriptions = false
  /// Whether running updates report an error when the app loses its authorization (ERR-003).
  public var laterDenialIsReported = true
  /// Whether updates started in the background report an error when only When In Use remains (BG-009).
  public var lossOfAlwaysIsReported = true
  /// Whether a restriction prevents the person from switching Location Services (SET-009).
  public var restrictionLocksServices = true
  /// Whether the time limit of a one-shot request begins only when the app is authorized (DEL-070).
  public var requestTimeWaitsForGrant = true
  /// Whether an app runs for another moment when the person revokes the authorization that its session needs (BG-011).
  public var lostSessionGivesTime = false
  /// Whether a one-time grant lapses some time after the app was left, rather than after its session (AUTH-069).
  public var lapseCountsFromLeaving = true
  /// Whether significant changes reach all managers of the app that started them (MON-004).
  public var significantChangesReachAllManagers = false
  /// Whether a suspended app is notified of an authorization change that was undone in the meantime (SET-004).
  public var undoneChangesAreTold = true
  /// Whether updates that begin with a later grant also begin with the newest known position (DEL-060).
  public var laterGrantBeginsWithCachedFix = true
  /// Whether sessions from before a relaunch count as held while they can still be recreated (AUTH-085).
  public var lostSessionsCount = true
  /// Whether an event that runs the app counts as use of Always although no manager received it (SET-020, SET-021).
  public var untoldEventsCountForReminder = true
  /// Whether a reset of Location & Privacy discards the use for which a reminder was scheduled (SET-008, SET-020).
  public var resetForgetsUse = false
  /// Whether an event without a manager is discarded when the process is suspended (MON-004, MON-005).
  public var untoldEventsEndWithSuspension = true
  /// Whether a start that failed in the background succeeds once Settings grants Always, before the app is opened (BG-009).
  public var failedStartsRecoverWithAlways = true
  /// Whether a session's prompt stays when the session ends and another one has the same requirement (AUTH-009, AUTH-083).
  public var promptStaysForOtherSessions = true
  /// Whether full accuracy that was refused to a manager's request also counts as refused to sessions (AUTH-083).
  public var refusalToManagerCountsForSessions = true
  /// The maximum number of conditions of all monitors of an app (MON-007).
  public var monitorLimit = 20
  /// The fraction of the last fix's radius of uncertainty up to which a fix ignores the distance filter (DEL-061).
  public var considerableImprovement = 0.5
  /// The maximum number of fixes that wait for a suspended app, which are the newest ones (DEL-007).
  public var waitingFixLimit = 50
  /// The maximum number of deferred fixes, after which they are delivered (DEL-085).
  public var deferredFixLimit = 1_000
  /// The accuracy of a fix, in meters, that answers a one-shot request for the best accuracy (DEL-070).
  public var oneShotAccuracy = 10.0
  /// The maximum number of regions that all managers of an app monitor (MON-006).
  public var regionLimit = 20
  /// The largest radius of a region, in meters, which is maximumRegionMonitoringDistance (MON-006).
  public var maximumRegionDistance = 1_000_000.0
  /// The distance outside of an entered region, in meters, at which it counts as exited.
  public var regionMargin = 50.0
  /// The distance that the phone must move for a significant change, in meters (MON-004).
  public var significantChangeDistance = 500.0
  /// The accuracy of the positions of significant changes, in meters.
  public var significantChangeAccuracy = 500.0
  /// The distance from the center of a visit within which the phone may move, in meters.
  public var visitRadius = 100.0
  /// The default magnetic declination, in degrees by which magnetic north is east of true north (DEL-091).
  public var magneticDeclination = 0.0
  /// The radius of the region that reduced accuracy reports, in meters (ACC-001).
  public var reducedRadius = ReducedAccuracy().typicalRadius

  /// Whether the first known state of a condition wakes or launches the app, like a change (MON-007).
  public var firstStatesWake = true
  /// Whether the indicator of a background activity session stays when the app's process ends (BG-023).
  public var barOutlivesProcess = true
  /// Whether a background activity session keeps the app's process running without any updates (BG-023, DEL-006).
  public var activitySessionKeepsRunning = false
  /// Whether the event that launched the app is delivered before the callback of the manager's creation (AUTH-006, MON-004).
  public var eventsPrecedeCreationCallback = true
  /// Whether turning Bluetooth off makes the states of beacon regions unknown (MON-006).
  public var bluetoothForgetsRegions = true
  /// Whether a monitor's condition is no longer monitored once the run for its event ends without the monitor (MON-014).
  public var unclaimedEventStopsMonitoring = true
  /// Whether a second monitor with the same name is refused while the first is open; otherwise both share the events (MON-007).
  public var secondMonitorIsRefused = true
  /// Whether a monitor opened before the first unlock lacks its conditions and stores no new ones (MON-013).
  public var monitorsNeedFirstUnlock = true
  /// Whether something other than location launches apps before the phone's first unlock (DEL-009, MON-013).
  public var launchesBeforeFirstUnlock = false
  /// Whether a state that a monitor withheld while the app was not in use is told once it is (AUTH-086, MON-007).
  public var withheldStatesAreTold = true
  /// Whether locations that an extension gets count as background use of its app (SET-020, SET-021).
  public var extensionUseCountsForReminder = true
  /// Whether choosing another row in Settings ends the app's process (OPEN-07, SET-005).
  public var settingsChangeEndsApp = false
  /// Whether starting any service raises an exception if the delegate doesn't implement the failure callback (OPEN-20, DEL-071).
  public var startsNeedFailureMethod = false
  /// Whether opening an app with provisional Always delivers the held event (AUTH-060, AUTH-061).
  public var openingDeliversHeldEvent = false

  /// The desired accuracy, in meters, from which on positions are found without satellites.
  ///
  /// A kilometer is assumed: the constants below it request more than the network can provide.
  static let coarseAccuracy = 1_000.0

  /// Creates the default assumptions.
  public init() {}
}
