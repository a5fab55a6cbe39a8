import LocationPolicy

/// The model's choices about the device itself that no source settles, each adjustable.
///
/// Choices that the rules themselves need are in the policy's assumptions. The reason for each, and the evidence that
/// would settle it, are printed by `sextant explain` with its name, and listed in Documentation/Assumptions.md.
public struct DeviceAssumptions: Hashable, Sendable {
  /// Whether leaving an app again brings up the second prompt, once its background session stopped (AUTH-066).
  public var leavingAgainPrompts = true
  /// Whether a prompt of the system's own waits for the Home screen (AUTH-062).
  public var systemPromptsWait = true
  /// Whether the prompt of a session goes when the session is invalidated.
  public var promptGoesWithSession = true
  /// Whether declining the prompt of a location button's first tap runs the button's action (AUTH-073).
  public var declinedButtonRunsAction = false
  /// Whether live updates keep an app with the background mode running while they arrive and are not paused.
  public var liveUpdatesKeepRunning = true
  /// Whether what reaches an app within the seconds after it was left counts as use in the background (SET-020, SET-021).
  public var graceCountsForReminder = false
  /// Whether what waits for an app is forgotten when the app loses its authorization, though it may get it back (DEL-007).
  public var lossForgetsWhatWaits = true
  /// Whether sessions, live updates and location buttons log the usage description that they miss (KEY-010).
  public var sessionsLogMissingDescriptions = false
  /// Whether updates that run report an error when the app loses its authorization (ERR-003).
  public var laterDenialIsReported = true
  /// Whether updates that were started in the background report an error once only When In Use is left (BG-009).
  public var lossOfAlwaysIsReported = true
  /// Whether a restriction keeps the person from moving the switch of Location Services (SET-009).
  public var restrictionLocksServices = true
  /// Whether the time of a one-shot request begins only once the app is granted something (DEL-070).
  public var requestTimeWaitsForGrant = true
  /// Whether an app still runs for a moment when the person takes away what its session rests on (BG-011).
  public var lostSessionGivesTime = false
  /// Whether what was granted once lapses so long after the app was left; otherwise so long after its session (AUTH-069).
  public var lapseCountsFromLeaving = true
  /// Whether significant changes reach all managers of the app that started them (MON-004).
  public var significantChangesReachAllManagers = false
  /// Whether an app that was suspended is told of a change of its authorization that was undone meanwhile (SET-004).
  public var undoneChangesAreTold = true
  /// Whether updates that begin with a later grant begin with the newest known position too (DEL-060).
  public var laterGrantBeginsWithCachedFix = true
  /// Whether sessions from before a relaunch count as held while they can still be made again (AUTH-085).
  public var lostSessionsCount = true
  /// Whether an event counts as use of Always if it ran the app though no manager was told of it (SET-020, SET-021).
  public var untoldEventsCountForReminder = true
  /// Whether a reset of Location & Privacy forgets the use that a reminder was planned for (SET-008, SET-020).
  public var resetForgetsUse = false
  /// Whether an event that no manager was there for is gone when the process is suspended (MON-004, MON-005).
  public var untoldEventsEndWithSuspension = true
  /// Whether a start that failed in the background works once Settings gives Always, before the app is opened (BG-009).
  public var failedStartsRecoverWithAlways = true
  /// Whether a session's prompt stays when the session ends and another wants the same (AUTH-009, AUTH-083).
  public var promptStaysForOtherSessions = true
  /// Whether full accuracy that was refused to a manager's request counts as refused to the sessions too (AUTH-083).
  public var refusalToManagerCountsForSessions = true
  /// How many conditions all monitors of an app may have together (MON-007).
  public var monitorLimit = 20
  /// How much of the last fix's radius of uncertainty a fix may have to be told in spite of the distance filter (DEL-061).
  public var considerableImprovement = 0.5
  /// How many fixes wait for a suspended app at most, the newest ones (DEL-007).
  public var waitingFixLimit = 50
  /// How many fixes are deferred at most before they are handed over all the same (DEL-085).
  public var deferredFixLimit = 1_000
  /// How accurate a fix has to be, in meters, to answer a one-shot request that wants the best (DEL-070).
  public var oneShotAccuracy = 10.0
  /// How many regions all managers of an app may monitor together (MON-006).
  public var regionLimit = 20
  /// The largest radius of a region, in meters, which maximumRegionMonitoringDistance tells (MON-006).
  public var maximumRegionDistance = 1_000_000.0
  /// How far outside, in meters, a region that was entered counts as left.
  public var regionMargin = 50.0
  /// How far, in meters, the phone has to move for a significant change (MON-004).
  public var significantChangeDistance = 500.0
  /// How accurate positions of significant changes are, in meters.
  public var significantChangeAccuracy = 500.0
  /// How far from its center, in meters, the phone may move within a visit.
  public var visitRadius = 100.0
  /// How far true north is east of magnetic north, in degrees, where the world does not say (DEL-091).
  public var magneticDeclination = 0.0
  /// The radius of the region that reduced accuracy tells of, in meters (ACC-001).
  public var reducedRadius = ReducedAccuracy().typicalRadius

  /// Whether the first state of a condition that is known wakes or launches the app, as a change does (MON-007).
  public var firstStatesWake = true
  /// Whether the indicator of a background activity session stays when the app's process ends (BG-023).
  public var barOutlivesProcess = true
  /// Whether a background activity session keeps the app's process running without any updates (BG-023, DEL-006).
  public var activitySessionKeepsRunning = false
  /// Whether what launched the app is told before the callback of the manager's creation (AUTH-006, MON-004).
  public var eventsPrecedeCreationCallback = true
  /// Whether turning Bluetooth off forgets in which regions of beacons the phone is (MON-006).
  public var bluetoothForgetsRegions = false
  /// Whether a second monitor of a name is refused while the first is open; otherwise both share the events (MON-007).
  public var secondMonitorIsRefused = true
  /// Whether choosing another row in Settings ends the app's process (OPEN-07, SET-005).
  public var settingsChangeEndsApp = false
  /// Whether starting any service raises when the delegate can't be told of errors (OPEN-20, DEL-071).
  public var startsNeedFailureMethod = false
  /// Whether opening a provisional app hands it the event that was held (AUTH-060, AUTH-061).
  public var openingDeliversHeldEvent = false

  /// From which desired accuracy on, in meters, positions are found without satellites.
  ///
  /// Assumed a kilometer: the constants below it ask for more than the network can give.
  static let coarseAccuracy = 1_000.0

  /// Creates the default assumptions.
  public init() {}
}
