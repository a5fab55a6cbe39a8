package import LocationPolicy
package import LocationSimulation
import LocationTracks

/// A phone that is played: the device, and the objects that the app's code holds.
///
/// It plays a move as a scenario plays the step that the move is; a copy of it is a moment to come back to.
package struct PhonePlay: Sendable {
  /// The phone.
  package private(set) var device: SimulatedDevice
  /// The objects of each app by the names that scenarios give them.
  private var objects: [AppID: [String: ClientID]] = [:]
  private var objectNames: [ClientID: String] = [:]
  private var fullAccuracyRequests = 0

  /// The name of the manager that the app makes at launch.
  private static let managerName = "manager"

  /// A phone of a release that was just switched on, in Paris, with the app on it.
  package init(_ app: PhoneApp, on release: Release) {
    device = SimulatedDevice(release: release)
    _ = device.install(app.bundle(under: device.policy))
    play(.world(.stays(at: TrackSample(Coordinate(latitude: 48.8583, longitude: 2.2945)))))
  }

  /// The names of the apps and of their objects.
  package var names: TraceNames { TraceNames(device, objects: objectNames) }

  /// Does what a move does, and what that makes the app's code do.
  package mutating func play(_ deed: PhoneMove.Deed) {
    switch deed {
    case .person(let action): perform(.person(action))
    case .call(let call, let app): perform(call, by: app)
    case .wait(let seconds): advance(to: device.now + seconds)
    case .untilNextEvent: device.step()
    case .world(let change): perform(.world(change))
    case .system(let action): perform(.system(action))
    }
    react()
  }

  private mutating func advance(to end: Moment) {
    while let next = device.nextEvent, next <= end {
      device.step()
      react()
    }
    device.advance(to: end)
  }

  /// What can't be, or raises, stands in the device's trace; returns the object that a call made.
  @discardableResult
  private mutating func perform(_ input: Input) -> ClientID? {
    do throws(CallError) { return try device.perform(input) } catch { return nil }
  }

  private mutating func perform(_ call: PhoneCall, by app: AppID) {
    switch call {
    case .make(let kind, let name): make(.open(kind), named: name, by: app)
    case .manager(let code): perform(code, by: app)
    case .fullAccuracy(let purposeKey):
      fullAccuracyRequests += 1
      perform(
        .requestTemporaryFullAccuracyAuthorization(purposeKey: purposeKey, request: fullAccuracyRequests),
        by: app)
    }
  }

  private mutating func perform(_ code: ManagerCall, by app: AppID) {
    guard let manager = objects[app]?[Self.managerName] else { return }
    perform(.call(.manager(manager, code), by: app))
  }

  private mutating func make(_ call: AppCall, named name: String, by app: AppID) {
    guard let client = perform(.call(call, by: app)) else { return }
    objects[app, default: [:]][name] = client
    objectNames[client] = name
  }

  /// Lets the app's code run where a process starts, and forgets what went with one.
  private mutating func react() {
    while true {
      let messages = device.takeMessages()
      if messages.isEmpty { return }
      for message in messages { react(to: message) }
    }
  }

  private mutating func react(to message: Message) {
    if message.content == .ended { objects[message.app] = nil }
    guard message.generation == device[message.app].process?.generation,
      case .launched = message.content
    else { return }
    make(.createManager, named: Self.managerName, by: message.app)
    perform(.setDelegate(.all), by: message.app)
  }
}
