public import LocationDelivery
public import LocationPolicy

/// An app on a simulated device: what it brought along, what it was granted, and its process.
///
/// What happens to it is told by topic in the extensions beside this file. They change its parts by the parts' own verbs;
/// what a part keeps, only its file can set.
public struct InstalledApp: Sendable {
  /// The app.
  public let id: AppID
  /// What it brought along.
  public private(set) var bundle: AppBundle
  /// Whether it is installed; an app that was deleted keeps its place in the list.
  public private(set) var isInstalled = true
  /// What the system remembers of its authorization; the phase of its process is in there.
  public private(set) var authorization: AuthorizationState
  /// How often the system looks for a position on its behalf.
  private(set) var need = ReceiverNeed.none
  /// Its process, in memory or running; nil when there is none.
  public internal(set) var process: AppProcess?
  /// What the system monitors for it, which outlives the process (DEL-008).
  public internal(set) var monitoring = Monitoring()
  /// The monitors that it made, which outlive the process.
  var monitorRecords = Monitors()
  /// What is remembered of its streams and sessions beside its process.
  var streamMemory = StreamMemory()
  /// What decides on whether it counts as in use while it is away.
  var use = AppUse()
  /// The second prompt of provisional Always.
  var secondPrompt = SecondPrompt()
  /// The reminder of background use.
  var reminder = UseReminder()

  init(id: AppID, bundle: AppBundle) {
    self.id = id
    self.bundle = bundle
    authorization = AuthorizationState(grant: .notDetermined, phase: .terminated)
  }

  /// What its process is doing.
  public var phase: AppPhase { authorization.phase }

  // What can be read of its parts

  /// Whether Background App Refresh is on for it (BG-014).
  public var backgroundAppRefresh: Bool { use.backgroundAppRefresh }
  /// When it was last left; nil while it is in the foreground or was never there.
  public var leftAt: Moment? { use.leftAt }
  /// The background location indicator that shows for it (DEL-001, IND-003).
  public var indicator: Indicator { use.indicator }
  /// Whether the Home screen has a location widget of it (AUTH-054).
  public var hasWidget: Bool { use.hasWidget }
  /// The monitors that the app made, by name in the order of their making, which outlive the process (MON-007).
  public var monitors: [MonitorRecord] { monitorRecords.records }
  /// The event that waits for the second prompt of provisional Always, if any (AUTH-061).
  public var heldEvent: HeldEvent? { secondPrompt.heldEvent }
  /// Whether it has used Always in the background, of which the system means to remind the person (SET-020, SET-021).
  package var awaitsReminder: Bool { reminder.stage != .none }

  // What the system keeps of it

  /// Brings another version of the app along, or the same after it was deleted.
  mutating func take(_ bundle: AppBundle) {
    self.bundle = bundle
    isInstalled = true
  }

  /// The app is deleted.
  mutating func markDeleted() { isInstalled = false }

  /// Notes how often the system has to look for a position now; returns how often it had to before.
  mutating func note(_ need: ReceiverNeed) -> ReceiverNeed {
    defer { self.need = need }
    return self.need
  }
}

// What is granted
extension InstalledApp {
  /// Passes one input to the rules of an app's authorization, and carries out what they decide.
  ///
  /// Every change of an app's authorization goes through here, so that prompts, callbacks and the trace
  /// never depend on who caused it. A quiet input is recorded only where it leads to something. The purpose is that of a
  /// request for full accuracy (KEY-030).
  @discardableResult
  mutating func decide(
    client: ClientID? = nil, purpose: String? = nil, isAnswer: Bool = false, isQuiet: Bool = false,
    on system: inout PhoneSystem,
    _ input: (inout AuthorizationState, AppConfiguration, AuthorizationPolicy) -> Decision
  ) -> Decision {
    let before = authorization
    let configuration = bundle.configuration
    let decision = input(&authorization, configuration, system.policy)
    let after = authorization
    if decision.outcome.isWorthRecording(isQuiet: isQuiet) {
      system.record(.decided(decision.outcome), app: id, client: client, facts: decision.facts)
    }
    if before.grant != after.grant { system.record(.grant(after.grant), app: id, facts: decision.facts) }
    promptChanged(from: before.prompt, to: after.prompt, purpose: purpose, isAnswered: isAnswer, on: &system)
    tellManagers(about: decision.callback, on: &system)
    heldEventChanged(decision.heldEvent, on: &system)
    if before != after { stateChanged(from: before, to: after, on: &system) }
    return decision
  }

  /// The app's sessions ask for something else together now.
  mutating func keepSessions(_ goals: AuthorizationState.SessionGoals) {
    if authorization.sessions != goals { authorization.keepSessions(goals) }
  }

  /// Full accuracy that was refused to a manager does not count as refused to the sessions.
  mutating func forgetRefusedAccuracy() { authorization.forgetRefusedAccuracy() }

  /// Gives the app what the person had granted before it was ever opened.
  mutating func wasGranted(_ grant: Grant, accuracy: Accuracy) {
    authorization = AuthorizationState(grant: grant, phase: .terminated, accuracy: accuracy)
  }
}

extension Outcome {
  fileprivate func isWorthRecording(isQuiet: Bool) -> Bool {
    switch self {
    case .ignored(.doesNotApply): false
    case .prompt, .changed: true
    case .proceeds, .ignored, .deferred, .failed: !isQuiet
    }
  }
}
