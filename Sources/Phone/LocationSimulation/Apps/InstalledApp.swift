public import LocationDelivery
public import LocationPolicy
import LocationTracks

/// An app on a simulated device: what it brought along, what it was granted, and its process.
public struct InstalledApp: Sendable {
  /// The app.
  public let id: AppID
  /// What it brought along.
  public internal(set) var bundle: AppBundle
  /// What the system remembers of its authorization; the phase of its process is in there.
  public internal(set) var authorization: AuthorizationState
  /// Its process, in memory or running; nil when there is none.
  public internal(set) var process: AppProcess?
  /// Whether it is installed; an app that was deleted keeps its place in the list.
  public internal(set) var isInstalled = true
  /// Whether Background App Refresh is on for it (BG-014).
  public internal(set) var backgroundAppRefresh = true
  /// When it was last left; nil while it is in the foreground or was never there.
  public internal(set) var leftAt: Moment?
  /// When the indicator of its session went since it was left; nil while it shows, or never did.
  var indicatorWentAt: Moment?
  /// What the system monitors for it, which outlives the process (DEL-008).
  public internal(set) var monitoring = Monitoring()
  /// The monitors that the app made, by name in the order of their making, which outlive the process (MON-007).
  public internal(set) var monitors: [MonitorRecord] = []
  /// The event that waits for the second prompt of provisional Always, if any (AUTH-061).
  public internal(set) var heldEvent: HeldEvent?
  /// The background location indicator that shows for it (DEL-001, IND-003).
  public internal(set) var indicator = Indicator.none
  /// Whether the Home screen has a location widget of it (AUTH-054).
  public internal(set) var hasWidget = false
  /// Until when it counts as in use because its widget was seen (DEL-004).
  var widgetSeenUntil: Moment?
  /// Until when it handles a message of its watch app (DEL-002).
  var watchMessageUntil: Moment?
  /// How often the system looks for a position on its behalf.
  var need = ReceiverNeed.none
  /// The reduced position that its live updates got last (ACC-002).
  var streamsPlace: Coordinate?
  /// The sessions and update streams that its last process held when it ended (DEL-044, AUTH-085).
  var lostStreams: [StreamKind] = []
  /// How far the system is with the second prompt.
  var secondPrompt = SystemPromptPlan.none
  /// Whether a background session stopped for want of Always, so that leaving the app again brings up the prompt.
  var stoppedForWantOfAlways = false
  /// How far the system is with the reminder of background use.
  var reminder = SystemPromptPlan.none
  /// When the reminder is due, where it is planned.
  var reminderDue = Moment.start
  /// What the reminder will tell of; nil before the first use in the background.
  var backgroundUse: BackgroundUse?
  /// The purpose key of a request for full accuracy while it is being made (KEY-030).
  var requestedPurpose: String?

  init(id: AppID, bundle: AppBundle) {
    self.id = id
    self.bundle = bundle
    authorization = AuthorizationState(grant: .notDetermined, phase: .terminated)
  }

  /// Whether it has used Always in the background, of which the system means to remind the person (SET-020, SET-021).
  package var awaitsReminder: Bool { reminder != .none }

  /// What its process is doing.
  public var phase: AppPhase { authorization.phase }
}

/// The newest event that waits for the second prompt of provisional Always (AUTH-061).
public struct HeldEvent: Hashable, Sendable {
  /// The service that it is of.
  public let service: LocationService
  /// What the app would be told.
  public internal(set) var content: MessageContent
  /// When it was held.
  public let since: Moment
}

/// What an app had in the background because it has Always, since the last reminder (SET-021).
struct BackgroundUse: Hashable, Sendable {
  /// When it had something first.
  let since: Moment
  /// How often it had something.
  var times = 0
  /// Whether some of it were updates that go on, not events.
  var goesOn = false

  init(since: Moment) { self.since = since }

  /// The use in whole days up to now, one at least.
  func occasion(at now: Moment) -> PromptOccasion {
    .uses(times: times, days: max(1, Int(((now - since) / 86_400).rounded())))
  }
}

/// How far the system is with a prompt of its own, which it shows when the person is not busy (AUTH-062).
enum SystemPromptPlan: UInt8, Hashable, Sendable {
  /// There is no reason for it.
  case none
  /// Its time was drawn and has not come.
  case planned
  /// It waits for the person not to be busy.
  case due
}
