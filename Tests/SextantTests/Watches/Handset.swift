import LocationHost
import LocationPolicy
import LocationSimulation
import LocationTracks
import Sextant
import TestSupport
import Testing

/// A phone whose app makes a client with each launch, as its app delegate would, and what its loops are told.
final class Handset {
  let host: DeviceHost
  let storage: ClientStorage
  private(set) var client: LocationClient?
  /// How often the app was launched.
  private(set) var launches = 0
  /// What the app does right after each launch.
  var atLaunch: (Handset) -> Void = { _ in }
  private let executor = StepExecutor()

  /// A phone with an app that was granted something in Settings and is open; nil leaves that undecided.
  init(
    _ release: Release, _ row: SettingsRow? = .always, at metres: Double = 0,
    assumptions: DeviceAssumptions = DeviceAssumptions(), storage: ClientStorage = .memory()
  ) throws {
    var device = SimulatedDevice(
      policy: .policy(for: release), timings: DeviceTimings(), assumptions: assumptions)
    let app = device.install(AppBundle(name: "App"))
    if let row {
      let row = row.existing(on: device.policy)
      let actions: [PersonAction] = [.opensSettings, .chooses(row, for: app)]
      for action in actions { try device.perform(.person(action)) }
    }
    try device.perform(.world(.stays(at: TrackSample(Self.place(metres)))))
    try device.perform(.person(.opens(app)))
    _ = device.takeMessages()
    host = DeviceHost(device: device, app: app)
    self.storage = storage
    launch()
    // Events come while the test's own task steps the phone, and from nowhere else; its type does not say so.
    nonisolated(unsafe) weak let handset = self
    host.onEvent { event in handset?.note(event) }
    settle()
  }

  private func note(_ event: AppEvent) {
    switch event {
    case .ended: client = nil
    case .launched: launch()
    case .enteredForeground, .enteredBackground, .resignedActive, .becameActive, .locationButtonAction: break
    }
  }

  private func launch() {
    launches += 1
    let (host, storage) = (host, storage)
    client = host.run { LocationClient(environment: .simulated(on: host, storage: storage)) }
    atLaunch(self)
  }

  /// Lets all that can happen without time happen.
  func settle() {
    for _ in 0..<12 {
      executor.drain()
      host.serveMain()
    }
  }

  /// Lets time pass, in steps after each of which the app's loops go on.
  func passes(_ seconds: Double, step: Double = 30) {
    settle()
    var left = seconds
    while left > 0 {
      host.advance(by: min(step, left))
      settle()
      left -= step
    }
  }

  // The app

  /// The app listens to something in a loop.
  func listens<Updates: AsyncSequence & Sendable>(
    to updates: @escaping @Sendable (LocationClient) -> Updates
  ) throws -> Heard<Updates.Element> where Updates.Element: Sendable {
    let heard = Heard<Updates.Element>()
    let client = try #require(client)
    heard.task = Task(executorPreference: executor) {
      do {
        for try await element in updates(client) { heard.note(element) }
        heard.end(with: nil)
      } catch {
        heard.end(with: error)
      }
    }
    settle()
    return heard
  }

  func calls<Output: Sendable>(
    _ call: @escaping @Sendable (LocationClient) async -> Output
  ) throws -> Heard<Output> {
    let heard = Heard<Output>()
    let client = try #require(client)
    heard.task = Task(executorPreference: executor) { heard.note(await call(client)) }
    settle()
    return heard
  }

  // The person and the world

  func person(_ actions: PersonAction...) throws {
    for action in actions {
      try host.perform(.person(action))
      settle()
    }
  }

  /// The person does something in Settings, and comes back to the app.
  func settings(_ actions: PersonAction...) throws {
    try person(.opensSettings)
    for action in actions { try person(action) }
    try person(.opens(host.app))
  }

  /// The person chooses a row on the app's page in Settings, and comes back to the app.
  func chooses(_ row: SettingsRow) throws {
    try settings(.chooses(row.existing(on: host.device.policy), for: host.app))
  }

  func world(_ change: WorldChange) throws {
    try host.perform(.world(change))
    settle()
  }

  func system(_ action: SystemAction) throws {
    try host.perform(.system(action))
    settle()
  }

  /// Some metres north of where everything begins.
  static func place(_ metres: Double) -> Coordinate {
    Coordinate(latitude: 48.137, longitude: 11.575).moved(by: metres, bearing: 0)
  }

  func isPut(_ metres: Double) throws { try world(.stays(at: TrackSample(Self.place(metres)))) }

  /// The phone is driven north, in metres a second.
  func drives(from start: Double, to end: Double, at speed: Double) throws {
    let ends = [start, end].map { TrackPoint(Self.place($0)) }
    try world(.follows(Playback(Track(segments: [ends]), walkingSpeed: speed)))
  }

  // The device

  var app: InstalledApp { host.device[host.app] }

  /// The identifiers of what the system monitors.
  var monitored: [String] { host.monitoredRegions.map(\.identifier) }

  /// What the app has running on the device, besides regions.
  var running: [String] {
    let app = app
    var running: [String] = []
    if app.monitoring.significantChanges != nil { running.append("significant changes") }
    if app.monitoring.visits != nil { running.append("visits") }
    for manager in app.process?.managers ?? [] {
      if manager.services.updatesHeading { running.append("heading") }
      if manager.services.standard != nil { running.append("locations") }
    }
    return running
  }

  /// How many managers the app has.
  var managers: Int { app.process?.managers.count ?? 0 }
}

extension SettingsRow {
  /// The row with the same effect on releases that know only on and off.
  fileprivate func existing(on policy: AuthorizationPolicy) -> SettingsRow {
    policy.settingsRows.value.rows.contains(self) ? self : self == .never ? .off : .on
  }
}
