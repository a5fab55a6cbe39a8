/// A client of GeoClue, from the request for it to the last location.
///
/// It exists in the service only as long as its connection.
struct GeoClueClient {
  private static let service = "org.freedesktop.GeoClue2"
  /// The most accurate level of the service.
  ///
  /// Levels select sources and don't blur positions; the phone determines Core Location's accuracy.
  private static let exact: UInt32 = 8

  /// The result of a wait.
  enum Event {
    /// The service has started locating.
    case started
    /// A location, by the names of its properties.
    case location([String: Double])
    /// The wait ended without an event.
    case nothing
    /// The bell has rung.
    case stopped
  }

  /// The purpose of a call, by which its answer is understood.
  private enum Purpose {
    case client
    case preparation
    case start
    case location
  }

  private let bus: BusConnection
  private let address: ReceiverAddress
  /// The seconds that the service may take to begin once there is a client.
  private let consent: Double
  private var calls: [UInt64: Purpose] = [:]
  /// The client's path in the service.
  private var path: String?
  /// The error to throw if the service doesn't answer, and the time at which it is thrown.
  private var awaited: (reason: ReceiverError.Reason, until: Double)?

  /// Connects to the bus and requests a client.
  ///
  /// - Parameters:
  ///   - activation: The seconds that the client may take.
  ///   - consent: The seconds that the service may take to begin once there is one.
  init(of address: ReceiverAddress, activation: Double, consent: Double) throws(ReceiverError) {
    self.address = address
    self.consent = consent
    guard case .geoclue(let place) = address else { preconditionFailure("\(address) is not GeoClue") }
    do throws(BusConnection.Fault) {
      bus = try BusConnection(to: place)
    } catch {
      switch error {
      case .noLibrary: throw ReceiverError(.noBusLibrary, at: address)
      case .system(let code): throw ReceiverError(.noBus(code), at: address)
      }
    }
    let own = "type='signal',sender='org.freedesktop.DBus',member='NameOwnerChanged',arg0='\(Self.service)'"
    let updates =
      "type='signal',sender='\(Self.service)',interface='\(Self.service).Client',member='LocationUpdated'"
    for rule in [own, updates] {
      _ = bus.call(
        .init(
          service: "org.freedesktop.DBus", path: "/org/freedesktop/DBus", interface: "org.freedesktop.DBus",
          member: "AddMatch"), rule)
    }
    try expect(
      bus.call(
        .init(
          service: Self.service, path: "/org/freedesktop/GeoClue2/Manager",
          interface: "\(Self.service).Manager", member: "GetClient")),
      for: .client)
    awaited = (.noAgent(activation), SteadyClock.now + activation)
  }

  /// Waits for the next event, for at most the given seconds.
  mutating func next(within seconds: Double, unless bell: StopBell) throws(ReceiverError) -> Event {
    let end = SteadyClock.now + seconds
    while true {
      // Irrelevant messages, such as those for other clients, must not extend the wait.
      while SteadyClock.now < end, let message = bus.take() {
        if let event = try take(message) { return event }
      }
      let now = SteadyClock.now
      if let awaited, now >= awaited.until { throw ReceiverError(awaited.reason, at: address) }
      guard now < end else { return .nothing }
      guard bus.wait(min(end, awaited?.until ?? end) - now, unless: bell) else { return .stopped }
    }
  }

  private mutating func take(_ message: BusConnection.Message) throws(ReceiverError) -> Event? {
    switch message {
    case .closed: throw ReceiverError(.busClosed, at: address)
    case .signal("NameOwnerChanged", _, let texts):
      // The name had an owner and now has none: the service has ended.
      if texts.count == 3, texts[0] == Self.service, !texts[1].isEmpty, texts[2].isEmpty {
        throw ReceiverError(.serviceEnded, at: address)
      }
    case .signal("LocationUpdated", path, let texts):
      if let location = texts.last, texts.count == 2 { try read(location) }
    case .signal: break
    case .failure(let call, let name, let text):
      switch calls.removeValue(forKey: call) {
      case .client?, .preparation?, .start?:
        throw ReceiverError(Self.reason(name, text), at: address)
      // The location has been replaced by the next one, which was announced as well.
      case .location?, nil: break
      }
    case .reply(let call, let texts, let numbers):
      switch calls.removeValue(forKey: call) {
      case .client?:
        guard let path = texts.first else { break }
        self.path = path
        try start(path)
      case .start?:
        awaited = nil
        return .started
      case .location?: return .location(numbers)
      case .preparation?, nil: break
      }
    }
    return nil
  }

  private mutating func start(_ path: String) throws(ReceiverError) {
    func target(_ member: String) -> BusConnection.Target {
      .init(service: Self.service, path: path, interface: "\(Self.service).Client", member: member)
    }
    try expect(bus.set(target("DesktopId"), to: ReceiverAddress.desktopID), for: .preparation)
    try expect(bus.set(target("RequestedAccuracyLevel"), to: Self.exact), for: .preparation)
    // No positions are filtered out by distance or time: the phone has its own filter.
    try expect(bus.set(target("DistanceThreshold"), to: 0), for: .preparation)
    try expect(bus.set(target("TimeThreshold"), to: 0), for: .preparation)
    try expect(bus.call(target("Start")), for: .start)
    awaited = (.notStarted(consent), SteadyClock.now + consent)
  }

  private mutating func read(_ location: String) throws(ReceiverError) {
    try expect(
      bus.call(
        .init(
          service: Self.service, path: location, interface: "org.freedesktop.DBus.Properties",
          member: "GetAll"), "\(Self.service).Location"),
      for: .location)
  }

  /// Remembers the purpose of a call; throws if the connection has ended.
  private mutating func expect(_ call: UInt64?, for purpose: Purpose) throws(ReceiverError) {
    guard let call else { throw ReceiverError(.busClosed, at: address) }
    calls[call] = purpose
  }

  private static func reason(_ name: String, _ text: String) -> ReceiverError.Reason {
    switch name {
    case "org.freedesktop.DBus.Error.AccessDenied": .refused(text)
    case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner": .noService
    default: .serviceFault(text.isEmpty ? name : text)
    }
  }
}
