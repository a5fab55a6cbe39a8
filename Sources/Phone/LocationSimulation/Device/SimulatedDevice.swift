public import LeanFoundation
public import LocationDelivery
public import LocationPolicy

/// A simulated iPhone of one release, with its apps, its world, its clock and its history.
///
/// It is a value: a copy is a fork, and both develop independently. Time passes only on request, nothing is read
/// from outside, and the same inputs lead to the same trace, byte for byte.
///
/// Everything that happens to it enters through ``perform(_:)`` and ``advance(by:)``.
public struct SimulatedDevice: Sendable {
  /// The apps in the order of installation, and between them the extensions that have run.
  private(set) var entries: [InstalledApp] = []
  /// Whether an extension has run.
  private(set) var hasExtensions = false
  /// The contents of the screen, or what it would show if the phone were not locked.
  public internal(set) var screen = Screen.home
  /// The switches in Settings that apply to all apps.
  public internal(set) var switches = PhoneSwitches()
  /// The state that iOS shares among all apps.
  var system: PhoneSystem
  /// Empty except while a position is distributed: kept so that it need not be allocated each time.
  private var sampleResults: [SampleResult] = []

  /// Creates a phone that was just turned on, unlocked, without apps.
  ///
  /// The seed determines the device's random choices, such as the time of the second prompt.
  public init(
    policy: AuthorizationPolicy, policies: Policies = .known, timings: DeviceTimings = DeviceTimings(),
    assumptions: DeviceAssumptions = DeviceAssumptions(), seed: UInt64 = 0,
    startDate: Date = Date(timeIntervalSinceReferenceDate: 0)
  ) {
    system = PhoneSystem(
      policy: policy, policies: policies, timings: timings, assumptions: assumptions, seed: seed,
      startDate: startDate)
  }

  /// Creates a phone of a release, with its current rules.
  public init(release: Release, policies: Policies = .known, seed: UInt64 = 0) {
    self.init(policy: policies.policy(for: release), policies: policies, seed: seed)
  }

  // Apps

  /// All apps that are or were installed, in the order of installation.
  public var apps: [InstalledApp] { hasExtensions ? entries.filter { $0.role == nil } : entries }

  /// Returns the app with an identifier; nil if it is not installed.
  public func app(_ identifier: String) -> AppID? {
    apps.last { $0.isInstalled && $0.bundle.identifier == identifier }?.id
  }

  /// An app's state.
  public subscript(app: AppID) -> InstalledApp { entries[app.index] }

  /// Returns the phase of an app, without a copy of the app's state, because hosts ask at each event.
  package func phase(of app: AppID) -> AppPhase { entries[app.index].phase }

  /// Runs a closure with an app and the shared state of iOS.
  @discardableResult
  mutating func with<Result, Failure: Error>(
    _ app: AppID, _ act: (inout InstalledApp, inout PhoneSystem) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try act(&entries[app.index], &system)
  }

  /// Runs a closure with each app, including deleted ones, and with each extension.
  mutating func withEachApp(_ act: (inout InstalledApp, inout PhoneSystem) -> Void) {
    for index in entries.indices { act(&entries[index], &system) }
  }

  /// Appends an app that was never installed before, or an extension that never ran.
  mutating func add(_ bundle: AppBundle, as role: ExtensionRole? = nil) -> AppID {
    let id = AppID(index: entries.count)
    entries.append(InstalledApp(id: id, bundle: bundle, role: role))
    if role != nil { hasExtensions = true }
    return id
  }

  /// Distributes a position sample to all apps.
  mutating func handOut(_ sample: PositionSample) {
    let rules = system.sampleRules
    for index in entries.indices {
      entries[index].take(sample, under: rules, using: &sampleResults, on: &system)
    }
  }

  /// Records a live receiver's report, and delivers it at once to the services that receive all positions.
  ///
  /// Other services query the position at their own times.
  package mutating func receive(_ position: LivePosition) {
    system.world.livePosition = position
    guard system.receiver.need == .fixes, position != .awaited else { return }
    handOut(system.samplePosition())
  }

  /// Whether the receiver must be queried, because it doesn't report everything that is needed by itself.
  var looksForPosition: Bool {
    switch system.world.livePosition {
    case nil, .lost: true
    case .awaited: false
    case .found: system.receiver.need != .fixes
    }
  }

  /// Returns whether the phone ever had an app.
  func has(_ app: AppID) -> Bool { entries.indices.contains(app.index) }

  /// Returns the name of an app, or a substitute if it is not known.
  func name(of app: AppID) -> String { has(app) ? self[app].bundle.name : "the app" }

  /// Gives an app that was never opened a grant that the person made before.
  package mutating func grant(_ grant: Grant, accuracy: Accuracy = .full, to app: AppID) {
    with(app) { app, _ in app.wasGranted(grant, accuracy: accuracy) }
  }
}

// Readable state
extension SimulatedDevice {
  /// The rules of the release that the phone runs; assumptions and timings can be changed beforehand.
  ///
  /// An update of the system replaces them.
  public var policy: AuthorizationPolicy { system.policy }
  /// The rules of the releases that the phone can be updated to.
  public var policies: Policies { system.policies }
  /// Durations that no source states.
  public var timings: DeviceTimings { system.timings }
  /// Assumptions about the device itself that no source settles.
  public var assumptions: DeviceAssumptions { system.assumptions }
  /// The date of ``Moment/start``.
  public var startDate: Date { system.startDate }
  /// The device's time.
  public var now: Moment { system.now }
  /// Whether the phone is locked.
  public var isLocked: Bool { system.isLocked }
  /// Whether the display is on; that of a locked phone can be, too (MON-010).
  package var isDisplayOn: Bool { system.displayIsOn }
  /// Whether the phone was restarted and has not been unlocked since, so that protected data is unavailable (MON-013).
  public var awaitsFirstUnlock: Bool { system.awaitsFirstUnlock }
  /// The surroundings of the phone.
  public var world: World { system.world }
  /// The history of the device.
  public var trace: Trace { system.trace }
  /// The apps whose prompts are showing or wait their turn; the first is the one on screen.
  public var promptQueue: [AppID] { system.prompts.apps }

  /// The prompt on screen and its app; nil if there is none or the phone is locked.
  public var visiblePrompt: (app: AppID, prompt: Prompt)? {
    system.visiblePrompt.map { ($0.app, $0.prompt) }
  }

  /// The prompt on screen as the person sees it; nil if there is none.
  public var visiblePromptLooks: PromptLooks? {
    system.visiblePrompt.map {
      PromptLooks($0.prompt, of: self[$0.app].bundle, under: policy, occasion: $0.occasion)
    }
  }

  /// The background location indicator that the person sees, and the app that it belongs to; nil if there is none.
  public var visibleIndicator: (app: AppID, indicator: Indicator)? {
    indicatedApp.map { ($0, self[$0].indicator) }
  }

  /// The app whose background location indicator shows; of several, the one that was left last (IND-003).
  var indicatedApp: AppID? {
    let shown = entries.filter { $0.indicator.isVisible && screen != .app($0.id) }
    return shown.max { ($0.leftAt ?? .start, $0.id) < ($1.leftAt ?? .start, $1.id) }?.id
  }

  /// Returns whether an app counts as in use (DEL-001, DEL-002, DEL-004).
  public func isInUse(_ app: AppID) -> Bool { self[app].isInUse(on: system) }

  /// Returns whether an app uses a service that needs the phone's position.
  package func wantsLocation(_ app: AppID) -> Bool { self[app].need > .none }

  /// Returns the newest position that the system knows, as an app may read it; nil if it may not or there is none.
  ///
  /// CLLocationManager.location reads it. It may be old (DEL-060).
  public func newestFix(for app: AppID) -> Fix? { self[app].newestFix(on: system) }

  /// Returns the regions that are monitored for an app, in the order in which they were added (MON-006).
  public func monitoredRegions(of app: AppID) -> [Region] { self[app].monitoring.regions.map { $0.region } }

  /// Returns the system's record of an app's monitor with a name; nil if the app never created one (MON-007).
  ///
  /// While the app has it open without access to its file, the record has no conditions (MON-013).
  public func monitor(named name: String, of app: AppID) -> MonitorRecord? {
    self[app].lacksFile(ofMonitor: name) ? MonitorRecord(name: name) : self[app].monitorRecords[name]
  }

  /// Returns the date of a moment.
  public func date(of moment: Moment) -> Date { system.date(of: moment) }

  /// Removes and returns the messages to apps since the last call, oldest first.
  public mutating func takeMessages() -> [Message] { system.takeMessages() }

  /// Whether events are recorded in the trace.
  package var isRecording: Bool {
    get { system.trace.isRecording }
    set { system.trace.isRecording = newValue }
  }

  /// Records a console message in the trace that an app's code caused.
  package mutating func note(_ message: ConsoleMessage, app: AppID, client: ClientID?) {
    system.record(.delivered(.console(message)), app: app, client: client)
  }
}

/// The contents of the phone's screen, or what it would show if it were not locked.
public enum Screen: Hashable, Sendable {
  /// The Home screen.
  case home
  /// An app.
  case app(AppID)
  /// Settings.
  case settings
}
