import LocationPolicy

/// What no source settles about the device itself: choices, each with its reason and adjustable.
///
/// Those that the rules themselves need stand in the policy's assumptions.
public struct DeviceAssumptions: Hashable, Sendable {
  /// Whether leaving an app again brings up the second prompt, once its background session stopped (AUTH-066).
  ///
  /// Assumed so: an article saw it then, each time (AUTH-062). Otherwise the prompt comes at a time that is drawn.
  public var leavingAgainPrompts = true
  /// Whether a prompt of the system's own waits for the Home screen (AUTH-062).
  ///
  /// Assumed so: "typically Home screen, app not running"; when the wait gets too long it shows all the same.
  public var systemPromptsWait = true
  /// Whether the prompt of a session goes when the session is invalidated.
  ///
  /// Assumed so, as with managers (AUTH-009).
  public var promptGoesWithSession = true
  /// Whether declining the prompt of a location button's first tap runs the button's action (AUTH-073).
  ///
  /// Assumed not: a tap grants and then runs the action, and nothing was granted.
  public var declinedButtonRunsAction = false
  /// Whether live updates keep an app with the background mode running while they arrive and are not paused.
  ///
  /// Assumed so: while they pause the app may be suspended (DEL-045), and continuous location keeps an app running (DEL-006).
  public var liveUpdatesKeepRunning = true
  /// Whether what reaches an app within the seconds after it was left counts as use in the background (SET-020, SET-021).
  ///
  /// Assumed not: the app is in use then (DEL-001).
  public var graceCountsForReminder = false
  /// Whether what waits for an app is forgotten when the app loses its authorization, though it may get it back (DEL-007).
  ///
  /// Assumed so: nothing may be delivered anymore, and nobody says that it comes back.
  public var lossForgetsWhatWaits = true
  /// Whether sessions, live updates and location buttons log the usage description that they miss (KEY-010).
  ///
  /// Assumed not: the message is reported for requests only.
  public var sessionsLogMissingDescriptions = false
  /// Whether updates that run report an error when the app loses its authorization (ERR-003).
  ///
  /// Assumed so, as for a start without one; the fact speaks of starting only.
  public var laterDenialIsReported = true
  /// Whether updates that were started in the background report an error once only When In Use is left (BG-009).
  ///
  /// Assumed so: a start there would fail with it (ERR-003).
  public var lossOfAlwaysIsReported = true
  /// Whether a restriction keeps the person from moving the switch of Location Services (SET-009).
  ///
  /// Assumed so: nobody can change then what apps have.
  public var restrictionLocksServices = true
  /// Whether the time of a one-shot request begins only once the app is granted something (DEL-070).
  ///
  /// Assumed so: as with updates, nothing happens while nobody has decided (AUTH-021).
  public var requestTimeWaitsForGrant = true
  /// Whether an app still runs for a moment when the person takes away what its session rests on (BG-011).
  ///
  /// Assumed not: normal suspension is what the fact names.
  public var lostSessionGivesTime = false
  /// Whether what was granted once lapses so long after the app was left; otherwise so long after its session (AUTH-069).
  ///
  /// Assumed so: reports count from leaving.
  public var lapseCountsFromLeaving = true
  /// Whether significant changes reach all managers of the app that started them (MON-004).
  ///
  /// Assumed not: an app that was launched for one must start them again to be told.
  public var significantChangesReachAllManagers = false
  /// Whether an app that was suspended is told of a change of its authorization that was undone meanwhile (SET-004).
  ///
  /// Assumed so: a callback is sent when a suspended app resumes (AUTH-005).
  public var undoneChangesAreTold = true
  /// Whether updates that begin with a later grant begin with the newest known position too (DEL-060).
  ///
  /// Assumed so, as when they begin with their start.
  public var laterGrantBeginsWithCachedFix = true
  /// Whether sessions from before a relaunch count as held while they can still be made again (AUTH-085).
  ///
  /// Assumed so: otherwise what launched the app could not reach it.
  public var lostSessionsCount = true
  /// Whether an event counts as use of Always if it ran the app though no manager was told of it (SET-020, SET-021).
  ///
  /// Assumed so: the location was used on behalf of the app.
  public var untoldEventsCountForReminder = true
  /// Whether a reset of Location & Privacy forgets the use that a reminder was planned for (SET-008, SET-020).
  ///
  /// Assumed not: the reset is of what was granted.
  public var resetForgetsUse = false
  /// Whether an event that no manager was there for is gone when the process is suspended (MON-004, MON-005).
  ///
  /// Assumed so: the app was to take it when it was launched.
  public var untoldEventsEndWithSuspension = true
  /// Whether a start that failed in the background works once Settings gives Always, before the app is opened (BG-009).
  ///
  /// Assumed so: with Always a start there is allowed (BG-010).
  public var failedStartsRecoverWithAlways = true
  /// Whether a session's prompt stays when the session ends and another wants the same (AUTH-009, AUTH-083).
  ///
  /// Assumed so; otherwise it goes, and comes up anew for the other one.
  public var promptStaysForOtherSessions = true
  /// Whether full accuracy that was refused to a manager's request counts as refused to the sessions too (AUTH-083).
  ///
  /// Assumed so: the person was asked the same.
  public var refusalToManagerCountsForSessions = true
  /// How many conditions all monitors of an app may have together (MON-007).
  ///
  /// Assumed 20 for all: the number is stated, its scope is not; regions too are counted by app (MON-006).
  public var monitorLimit = 20
  /// How much of the last fix's radius of uncertainty a fix may have to be told in spite of the distance filter (DEL-061).
  ///
  /// Assumed a half: "improves considerably" has no number.
  public var considerableImprovement = 0.5
  /// How many fixes wait for a suspended app at most, the newest ones (DEL-007).
  ///
  /// Assumed 50: no number is stated, and the app can do little with more.
  public var waitingFixLimit = 50
  /// How many fixes are deferred at most before they are handed over all the same (DEL-085).
  ///
  /// Assumed 1,000: the receiver's memory was said to be limited.
  public var deferredFixLimit = 1_000
  /// How accurate a fix has to be, in meters, to answer a one-shot request that wants the best (DEL-070).
  ///
  /// Assumed 10, open sky; a less accurate one is kept for the timeout.
  public var oneShotAccuracy = 10.0
  /// How many regions all managers of an app may monitor together (MON-006).
  public var regionLimit = 20
  /// The largest radius of a region, in meters, which maximumRegionMonitoringDistance tells (MON-006).
  ///
  /// Assumed 1,000 km: phones tell numbers of that size, and none is stated.
  public var maximumRegionDistance = 1_000_000.0
  /// How far outside, in meters, a region that was entered counts as left.
  ///
  /// Assumed 50: Apple speaks of a cushion that keeps events from following each other, without a number.
  public var regionMargin = 50.0
  /// How far, in meters, the phone has to move for a significant change (MON-004).
  public var significantChangeDistance = 500.0
  /// How accurate positions of significant changes are, in meters.
  ///
  /// Assumed 500: they come from the cells of the network.
  public var significantChangeAccuracy = 500.0
  /// How far from its center, in meters, the phone may move within a visit.
  ///
  /// Assumed 100: visits are coarse, a building and its surroundings.
  public var visitRadius = 100.0
  /// How far true north is east of magnetic north, in degrees, where the world does not say (DEL-091).
  public var magneticDeclination = 0.0
  /// The radius of the region that reduced accuracy tells of, in meters (ACC-001).
  public var reducedRadius = ReducedAccuracy().typicalRadius

  /// From which desired accuracy on, in meters, positions are found without satellites.
  ///
  /// Assumed a kilometer: the constants below it ask for more than the network can give.
  static let coarseAccuracy = 1_000.0

  /// Creates the default assumptions.
  public init() {}
}
