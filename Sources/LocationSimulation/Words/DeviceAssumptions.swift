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
  /// Assumed so: nothing may be delivered any more, and nobody says that it comes back.
  public var lossForgetsWhatWaits = true
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
  /// How accurate a fix has to be, in metres, to answer a one-shot request that wants the best (DEL-070).
  ///
  /// Assumed 10, open sky; a less accurate one is kept for the timeout.
  public var oneShotAccuracy = 10.0
  /// How many regions all managers of an app may monitor together (MON-006).
  public var regionLimit = 20
  /// The largest radius of a region, in metres, which maximumRegionMonitoringDistance tells (MON-006).
  ///
  /// Assumed 1,000 km: phones tell numbers of that size, and none is stated.
  public var maximumRegionDistance = 1_000_000.0
  /// How far outside, in metres, a region that was entered counts as left.
  ///
  /// Assumed 50: Apple speaks of a cushion that keeps events from following each other, without a number.
  public var regionMargin = 50.0
  /// How far, in metres, the phone has to move for a significant change (MON-004).
  public var significantChangeDistance = 500.0
  /// How accurate positions of significant changes are, in metres.
  ///
  /// Assumed 500: they come from the cells of the network.
  public var significantChangeAccuracy = 500.0
  /// How far from its centre, in metres, the phone may move within a visit.
  ///
  /// Assumed 100: visits are coarse, a building and its surroundings.
  public var visitRadius = 100.0
  /// How far true north is east of magnetic north, in degrees, where the world does not say (DEL-091).
  public var magneticDeclination = 0.0
  /// The radius of the region that reduced accuracy tells of, in metres (ACC-001).
  public var reducedRadius = ReducedAccuracy().typicalRadius

  /// From which desired accuracy on, in metres, positions are found without satellites.
  ///
  /// Assumed a kilometre: the constants below it ask for more than the network can give.
  static let coarseAccuracy = 1_000.0

  /// Creates the default assumptions.
  public init() {}
}
