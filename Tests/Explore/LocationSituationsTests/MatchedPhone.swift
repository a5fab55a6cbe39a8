import LocationDelivery
import LocationPolicy
import LocationSimulation
import LocationSituations
import LocationTracks

/// A simulated device with one app, controlled by the moves of situations.
///
/// The times of the system's own prompts are moves here, so the device doesn't choose them.
struct MatchedPhone {
  private(set) var device: SimulatedDevice
  let app: AppID
  private let bundle: AppBundle
  private var manager: ClientID?
  /// The objects of the Swift API that it holds, by the moves that end them.
  private var streams: [SituationMove: ClientID] = [:]
  private var generation: Int?

  init(_ rules: SituationRules) throws {
    bundle = AppBundle(
      name: "Runs", configuration: rules.app, purposeTexts: rules.hasPurpose ? ["Run": "Measures."] : [:])
    var assumptions = DeviceAssumptions()
    assumptions.leavingAgainPrompts = false
    var timings = DeviceTimings()
    timings.secondPrompt = 1e9...1e9
    device = SimulatedDevice(policy: rules.policy, timings: timings, assumptions: assumptions)
    app = device.install(bundle)
  }

  /// Returns whether the device permits a move.
  func canMake(_ move: SituationMove) -> Bool {
    guard let inputs = inputs(of: move) else { return false }
    guard let input = inputs.first else { return true }
    // Not in a closure, which would copy the whole device.
    return device.canPerform(input)
  }

  mutating func make(_ move: SituationMove) throws {
    for input in inputs(of: move) ?? [] {
      let client = try device.perform(input)
      if let end = move.end { streams[end] = client }
    }
    streams[move] = nil
    if move == .app(.awaitsMonitorEvents), let monitor = streams[.app(.endsMonitor)] {
      try device.perform(.call(.stream(monitor, .awaitEvents), by: app))
    }
    if move == .minutePasses { device.advance(by: 60) }
    try launched()
  }

  /// Creates the manager of a process that was just launched.
  private mutating func launched() throws {
    guard device[app].process?.generation != generation else { return }
    generation = device[app].process?.generation
    manager = nil
    streams = [:]
    guard generation != nil else { return }
    manager = try device.perform(.call(.createManager, by: app))
    if let manager { try device.perform(.call(.manager(manager, .setDelegate(.all)), by: app)) }
  }

  /// Returns the device's inputs for a move; nil for a call without a process.
  private func inputs(of move: SituationMove) -> [Input]? {
    switch move {
    case .person(let action):
      action.naming({ _ in app }, installing: Self.bundle).map { [.person($0)] }
    case .reinstallsApp: [.person(.deletes(app)), .person(.installs(bundle))]
    case .app(let call): inputs(of: call)
    case .system(let action): [.system(action.on(app))]
    case .minutePasses: []
    }
  }

  /// No move of a situation installs an app.
  private static func bundle(of installed: Never) -> AppBundle {}

  private func inputs(of call: SituationCall) -> [Input]? {
    switch call {
    case .requestsWhenInUse: self.call(.requestWhenInUseAuthorization)
    case .requestsAlways: self.call(.requestAlwaysAuthorization)
    case .requestsFullAccuracy:
      self.call(.requestTemporaryFullAccuracyAuthorization(purposeKey: "Run", request: 1))
    case .startsUpdates: self.call(.start(.locationUpdates))
    case .stopsUpdates: self.call(.stop(.locationUpdates))
    case .allowsBackgroundUpdates: self.call(.set(.allowsBackgroundLocationUpdates(true)))
    case .showsIndicator: self.call(.set(.showsBackgroundLocationIndicator(true)))
    case .iteratesLiveUpdates: [.call(.open(.liveUpdates(.default)), by: app)]
    case .awaitsMonitorEvents: [.call(.open(.monitor(name: "Runs")), by: app)]
    case .makesSession(let wish):
      [
        .call(
          .open(.serviceSession(wish.goal, purposeKey: wish.asksForFullAccuracy ? "Run" : nil)), by: app)
      ]
    case .makesActivitySession: [.call(.open(.backgroundActivitySession), by: app)]
    case .endsLiveUpdates, .endsMonitor, .invalidatesSession, .invalidatesActivitySession:
      streams[.app(call)].map { [.call(.stream($0, .close), by: app)] }
    }
  }

  private func call(_ call: ManagerCall) -> [Input]? {
    manager.map { [.call(.manager($0, call), by: app)] }
  }

  /// Returns whether a position that is found now reaches the app within two seconds, by its manager and by live
  /// updates.
  ///
  /// Live updates may wake the app first, whose manager then also gets the position, which situations don't represent.
  /// It is tried on a copy of the phone, which had no position before.
  func arrivals() throws -> FixArrivals {
    var fork = device
    try fork.perform(.world(.stays(at: TrackSample(Coordinate(latitude: 48, longitude: 2)))))
    _ = fork.takeMessages()
    fork.advance(by: 2)
    let messages = fork.takeMessages().map(\.content)
    let toManager =
      device[app].phase.isRunning && messages.contains { if case .locations = $0 { true } else { false } }
    let toLiveUpdates = messages.contains { content in
      if case .liveUpdate(let update) = content { update.fix != nil } else { false }
    }
    return FixArrivals(toManager: toManager, toLiveUpdates: toLiveUpdates)
  }
}

/// Whether a position reaches an app, by each service.
struct FixArrivals: Equatable {
  let toManager: Bool
  let toLiveUpdates: Bool
}

extension SituationMove {
  /// The move that ends the object of the Swift API that this move creates; nil for other moves.
  fileprivate var end: SituationMove? {
    switch self {
    case .app(.iteratesLiveUpdates): .app(.endsLiveUpdates)
    case .app(.awaitsMonitorEvents): .app(.endsMonitor)
    case .app(.makesSession): .app(.invalidatesSession)
    case .app(.makesActivitySession): .app(.invalidatesActivitySession)
    default: nil
    }
  }
}
