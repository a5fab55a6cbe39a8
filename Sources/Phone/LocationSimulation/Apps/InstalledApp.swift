public import LocationDelivery
public import LocationPolicy

/// An app on a simulated device: its bundle, its grants, and its process.
///
/// The extensions next to this file handle events by topic. They change the parts through the parts' own methods;
/// only a part's file can set its properties.
public struct InstalledApp: Sendable {
  /// The identifier of the app.
  public let id: AppID
  /// The app and the kind of extension that the process belongs to; nil for an app itself.
  let role: ExtensionRole?
  /// The bundle of the app.
  public private(set) var bundle: AppBundle
  /// Whether the app is installed; a deleted app keeps its position in the list.
  public private(set) var isInstalled = true
  /// The authorization that the system stores for the app, including the phase of its process.
  public private(set) var authorization: AuthorizationState
  /// The frequency with which the system looks for a position for this app.
  private(set) var need = ReceiverNeed.none
  /// The process, running or in memory; nil if there is none.
  public internal(set) var process: AppProcess?
  /// The monitoring for the app, which outlives the process (DEL-008).
  public internal(set) var monitoring = Monitoring()
  /// The monitors that the app created, which outlive the process.
  var monitorRecords = Monitors()
  /// The data about the app's streams and sessions that is not part of its process.
  var streamMemory = StreamMemory()
  /// The circumstances that decide whether the app counts as in use while it is away.
  var use = AppUse()
  /// The second prompt of provisional Always.
  var secondPrompt = SecondPrompt()
  /// The reminder of background use.
  var reminder = UseReminder()

  init(id: AppID, bundle: AppBundle, role: ExtensionRole? = nil) {
    self.id = id
    self.bundle = bundle
    self.role = role
    authorization = AuthorizationState(grant: .notDetermined, phase: .terminated)
  }

  /// The phase of the process.
  public var phase: AppPhase { authorization.phase }

  // Readable properties of the parts

  /// Whether Background App Refresh is on for the app (BG-014).
  public var backgroundAppRefresh: Bool { use.backgroundAppRefresh }
  /// The time when the app was last left; nil while it is in the foreground or was never there.
  public var leftAt: Moment? { use.leftAt }
  /// The background location indicator that shows for the app (DEL-001, IND-003).
  public var indicator: Indicator { use.indicator }
  /// Whether the Home screen has a location widget of the app (AUTH-054).
  public var hasWidget: Bool { use.hasWidget }
  /// Whether a Live Activity of the app is shown (BG-027).
  public var hasLiveActivity: Bool { use.hasLiveActivity }
  /// Whether the app is shown on the car's display (DEL-001).
  public var isOnCarDisplay: Bool { use.isOnCarDisplay }
  /// Whether the app shows the display that asks to calibrate the compass (DEL-097).
  public var showsHeadingCalibration: Bool { process?.showsCalibration ?? false }
  /// The monitors that the app created, in order of creation, which outlive the process (MON-007).
  public var monitors: [MonitorRecord] { monitorRecords.records }
  /// The event that waits for the second prompt of provisional Always, if any (AUTH-061).
  public var heldEvent: HeldEvent? { secondPrompt.heldEvent }
  /// Whether the app has used Always in the background, so that the system plans to remind the person (SET-020,
  /// SET-021).
  package var awaitsReminder: Bool { reminder.stage != .none }

  // Data that the system stores for the app

  /// Takes over the authorization of the app that the process is an extension of, while it doesn't run.
  mutating func follow(_ app: AuthorizationState, under policy: AuthorizationPolicy) {
    _ = authorization.follow(app, under: policy)
  }

  /// Replaces the bundle, with another version of the app, or with the same one after it was deleted.
  mutating func take(_ bundle: AppBundle) {
    self.bundle = bundle
    isInstalled = true
  }

  /// Marks the app as deleted.
  mutating func markDeleted() { isInstalled = false }

  /// Records how often the system must look for a position now; returns the previous frequency.
  mutating func note(_ need: ReceiverNeed) -> ReceiverNeed {
    defer { self.need = need }
    return self.need
  }
}

// Grants
extension InstalledApp {
  /// Passes an input to the rules of the app's authorization, and carries out their decision.
  ///
  /// Every change of an app's authorization passes through this method, so that prompts, callbacks and the trace
  /// never depend on the cause. A quiet input is recorded only if it has an effect. The purpose is that of a request
  /// for full accuracy (KEY-030).
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

  /// Replaces the combined goals of the app's sessions.
  mutating func keepSessions(_ goals: AuthorizationState.SessionGoals) {
    if authorization.sessions != goals { authorization.keepSessions(goals) }
  }

  /// Makes a refusal of full accuracy to a manager not count as a refusal to the sessions.
  mutating func forgetRefusedAccuracy() { authorization.forgetRefusedAccuracy() }

  /// Gives the app the grant that the person made before the app was ever opened.
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
