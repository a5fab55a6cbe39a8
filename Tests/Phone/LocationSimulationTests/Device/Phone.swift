import LocationPolicy
import LocationSimulation

/// A simulated phone with one app, with short functions for its inputs.
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

  /// Performs actions of the person in order.
  mutating func person(_ actions: PersonAction<AppID>...) throws {
    for action in actions { try device.perform(.person(action)) }
  }

  mutating func system(_ action: SystemAction<AppID>) throws { try device.perform(.system(action)) }

  mutating func opens() throws { try person(.opens(app)) }

  /// Performs actions of the person in Settings, and returns to the Home screen.
  mutating func settings(_ actions: PersonAction<AppID>...) throws {
    try person(.opensSettings)
    for action in actions { try device.perform(.person(action)) }
    try person(.goesHome)
  }

  /// Creates a manager of the app with a delegate that has all methods.
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

  /// Opens the app, makes a request with a manager, and answers it.
  mutating func agrees(to request: ManagerCall, _ choice: Choice) throws -> ClientID {
    if device.screen != .app(app) { try opens() }
    let manager = try makeManager()
    try call(request, on: manager)
    try person(.answers(choice))
    return manager
  }

  /// Returns the messages to the app's code since the last call.
  mutating func told() -> [MessageContent] { device.takeMessages().map(\.content) }

  /// Returns the messages to an object of the app since the last call.
  mutating func told(_ client: ClientID) -> [MessageContent] {
    device.takeMessages().filter { $0.client == client }.map(\.content)
  }

  /// Returns the events since the last call.
  mutating func events() -> [TraceEvent] {
    defer { seen = device.trace.count }
    return device.trace.entries(from: seen).map(\.event)
  }
}

/// An error for an impossible result, such as a call that creates no object.
struct Surprise: Error {}
