import LocationPolicy
import LocationSimulation

/// A simulated phone with one app on it, told what to do in short words.
struct Phone {
  var device: SimulatedDevice
  let app: AppID
  private var seen = 0

  init(
    _ release: Release, app bundle: AppBundle = AppBundle(name: "Run"),
    timings: DeviceTimings = DeviceTimings(),
    assumptions: DeviceAssumptions = DeviceAssumptions(), seed: UInt64 = 0
  ) {
    self.init(.policy(for: release), app: bundle, timings: timings, assumptions: assumptions, seed: seed)
  }

  init(
    _ policy: AuthorizationPolicy, app bundle: AppBundle = AppBundle(name: "Run"),
    timings: DeviceTimings = DeviceTimings(), assumptions: DeviceAssumptions = DeviceAssumptions(),
    seed: UInt64 = 0
  ) {
    device = SimulatedDevice(policy: policy, timings: timings, assumptions: assumptions, seed: seed)
    app = device.install(bundle)
  }

  var state: InstalledApp { device[app] }
  var grant: Grant { state.authorization.grant }
  var prompt: PromptTemplate? { device.visiblePrompt?.prompt.template }

  /// The person does some things, one after the other.
  mutating func person(_ actions: PersonAction<AppID>...) throws {
    for action in actions { try device.perform(.person(action)) }
  }

  mutating func system(_ action: SystemAction<AppID>) throws { try device.perform(.system(action)) }

  mutating func opens() throws { try person(.opens(app)) }

  /// The person goes to Settings, does something there, and comes back to the Home screen.
  mutating func settings(_ actions: PersonAction<AppID>...) throws {
    try person(.opensSettings)
    for action in actions { try device.perform(.person(action)) }
    try person(.goesHome)
  }

  /// The app makes a manager and gives it a delegate with all methods.
  mutating func makeManager() throws -> ClientID {
    guard let manager = try device.perform(.call(.createManager, by: app)) else { throw Surprise() }
    try call(.setDelegate(.all), on: manager)
    return manager
  }

  mutating func call(_ call: ManagerCall, on manager: ClientID) throws {
    try device.perform(.call(.manager(manager, call), by: app))
  }

  mutating func open(_ kind: StreamKind) throws -> ClientID {
    guard let stream = try device.perform(.call(.open(kind), by: app)) else { throw Surprise() }
    return stream
  }

  mutating func call(_ call: StreamCall, on stream: ClientID) throws {
    try device.perform(.call(.stream(stream, call), by: app))
  }

  /// The app is opened, asks with a manager, and the person answers.
  mutating func agrees(to request: ManagerCall, _ choice: Choice) throws -> ClientID {
    if device.screen != .app(app) { try opens() }
    let manager = try makeManager()
    try call(request, on: manager)
    try person(.answers(choice))
    return manager
  }

  /// What the system told the app's code since the last time.
  mutating func told() -> [MessageContent] { device.takeMessages().map(\.content) }

  /// What the system told an object of the app since the last time.
  mutating func told(_ client: ClientID) -> [MessageContent] {
    device.takeMessages().filter { $0.client == client }.map(\.content)
  }

  /// What happened since the last time.
  mutating func events() -> [TraceEvent] {
    defer { seen = device.trace.count }
    return device.trace.entries(from: seen).map(\.event)
  }
}

/// Something that can't be, such as a call that makes an object and returns none.
struct Surprise: Error {}
