import CoreLocation
import Foundation
import LocationHost
import LocationPolicy
import LocationReceivers
import LocationSimulation
import TestSupport
import Testing

/// A delegate as in a program for a computer with a receiver, which passes on its callbacks.
private final class RideLog: NSObject, CLLocationManagerDelegate {
  enum Entry: Sendable {
    case locations([CLLocation])
    case error(CLError.Code)

    var locations: [CLLocation] { if case .locations(let locations) = self { locations } else { [] } }
  }

  let (entries, continuation) = AsyncStream.makeStream(of: Entry.self)

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    continuation.yield(.locations(locations))
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    if let error = error as? CLError {
      continuation.yield(.error(error.code))
    } else {
      Issue.record("not an error of Core Location: \(error)")
    }
  }
}

@MainActor @Suite struct ReceiverTests {
  private static let greeting = """
    {"class":"VERSION","release":"3.22","rev":"3.22","proto_major":3,"proto_minor":14}
    {"class":"DEVICES","devices":[{"class":"DEVICE","path":"/dev/ttyACM0","driver":"u-blox"}]}

    """

  /// A phone whose receiver may be silent for as long as a busy machine delays the test.
  private func host(
    port: UInt16, authorization: String? = "when-in-use", lines: Gathered<String> = Gathered()
  ) throws -> DeviceHost {
    try host(
      following: .gpsd(host: "127.0.0.1", port: port), authorization: authorization, lines: lines)
  }

  private func host(
    following address: ReceiverAddress, authorization: String? = "when-in-use",
    lines: Gathered<String> = Gathered()
  ) throws -> DeviceHost {
    let values = authorization.map { [HostEnvironment.authorization: $0] } ?? [:]
    let host = try HostEnvironment(values).makeHost(hint: { lines.add($0) }, console: { lines.add($0.text) })
    var timings = LiveReceiver.Timings()
    timings.silence = 600
    host.follow(address, timings: timings) { lines.add($0) }
    return host
  }

  private nonisolated static func report(_ number: Int, fields: String = "") -> String {
    let time = Date().addingTimeInterval(Double(number) / 1_000)
      .ISO8601Format(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    return
      #"{"class":"TPV","device":"/dev/ttyACM0","mode":3,"time":"\#(time)","lat":52.5,"lon":\#(13 + Double(number) / 1_000),"eph":1.8\#(fields)}"#
      + "\r\n"
  }

  /// Reports a position again and again, fifty times a second, until a test has got what it waits for.
  ///
  /// Among many other tests, the task that waits may come to its turn only minutes later.
  private static func report(to client: FakeDaemon.Client, until told: Gathered<Bool>) {
    Thread.detachNewThread {
      for _ in 1..<100_000 {
        client.say(report(1))
        if (try? told.wait(within: 0.02) { !$0.isEmpty }) != nil { return }
      }
    }
  }

  @Test func `what a receiver says is what the delegate gets`() async throws {
    let began = Date().addingTimeInterval(-0.001)
    let daemon = try FakeDaemon(greeting: Self.greeting)
    let host = try host(port: daemon.port)
    let log = RideLog()
    let manager = host.run { CLLocationManager() }
    manager.delegate = log
    manager.startUpdatingLocation()
    let client = try #require(daemon.clients.wait { !$0.isEmpty }.first)
    client.say(
      Self.report(
        0,
        fields:
          #","altMSL":34.5,"altHAE":79.5,"epv":2.5,"speed":5.1,"eps":0.3,"track":84.4,"epd":2,"status":8"#))
    var entries = log.entries.makeAsyncIterator()
    let location = try #require(await entries.next()?.locations.first)
    #expect(location.coordinate.latitude == 52.5)
    #expect(location.horizontalAccuracy == 1.8)
    #expect(location.altitude == 34.5)
    #expect(location.ellipsoidalAltitude == 79.5)
    #expect(location.verticalAccuracy == 2.5)
    #expect(location.speed == 5.1)
    #expect(location.speedAccuracy == 0.3)
    #expect(location.course == 84.4)
    #expect(location.courseAccuracy == 2)
    #expect(location.sourceInformation?.isProducedByAccessory == true)
    #expect(location.sourceInformation?.isSimulatedBySoftware == true)
    #expect(location.timestamp > began && location.timestamp < Date())
    #expect(manager.location?.coordinate.latitude == 52.5)
  }

  @Test func `all positions arrive, in order, however fast they are`() async throws {
    let daemon = try FakeDaemon(greeting: Self.greeting)
    let host = try host(port: daemon.port)
    let log = RideLog()
    let manager = host.run { CLLocationManager() }
    manager.delegate = log
    manager.startUpdatingLocation()
    let client = try #require(daemon.clients.wait { !$0.isEmpty }.first)
    for number in 0..<100 { client.say(Self.report(number)) }
    var entries = log.entries.makeAsyncIterator()
    var longitudes: [Double] = []
    while longitudes.count < 100, let entry = await entries.next() {
      longitudes += entry.locations.map { (($0.coordinate.longitude - 13) * 1_000).rounded() }
    }
    #expect(longitudes == (0..<100).map(Double.init))
  }

  @Test
  func `a daemon that is gone is an error of Core Location, and the same manager goes on when it is back`()
    async throws
  {
    let lines = Gathered<String>()
    var daemon: FakeDaemon? = try FakeDaemon(greeting: Self.greeting)
    let port = try #require(daemon?.port)
    let host = try host(port: port, lines: lines)
    let log = RideLog()
    let manager = host.run { CLLocationManager() }
    manager.delegate = log
    manager.startUpdatingLocation()
    let client = try #require(daemon?.clients.wait { !$0.isEmpty }.first)
    client.say(Self.report(1))
    var entries = log.entries.makeAsyncIterator()
    _ = try #require(await entries.next()?.locations.first)
    daemon?.close()
    daemon = nil
    var code: CLError.Code?
    while code == nil, let entry = await entries.next() {
      if case .error(let told) = entry { code = told }
    }
    #expect(code == .locationUnknown)
    let second = try FakeDaemon(port: port, greeting: Self.greeting + Self.report(2))
    let location = try #require(await entries.next()?.locations.first)
    #expect(location.coordinate.longitude == 13.002)
    #expect(lines.values.first == "gpsd at 127.0.0.1:\(port) has closed the connection; connecting again")
    try lines.wait { $0.last == "gpsd at 127.0.0.1:\(port) finds positions again" }
    withExtendedLifetime(second) {}
  }

  @Test func `without permission nothing arrives, and one request brings one position`() async throws {
    let daemon = try FakeDaemon(greeting: Self.greeting)
    let host = try host(port: daemon.port, authorization: nil)
    let log = RideLog()
    let manager = host.run { CLLocationManager() }
    manager.delegate = log
    manager.startUpdatingLocation()
    let client = try #require(daemon.clients.wait { !$0.isEmpty }.first)
    client.say(Self.report(0))
    manager.stopUpdatingLocation()
    host.meet(.preferring(.allowWhileUsingApp))
    manager.requestWhenInUseAuthorization()
    manager.requestLocation()
    let told = Gathered<Bool>()
    Self.report(to: client, until: told)
    var entries = log.entries.makeAsyncIterator()
    let location = try #require(await entries.next()?.locations.first)
    told.add(true)
    #expect(location.coordinate.longitude > 13)
  }

  @Test func `live updates bring them, too`() async throws {
    let daemon = try FakeDaemon(greeting: Self.greeting + Self.report(0))
    let host = try host(port: daemon.port)
    let updates = host.run { CLLocationUpdate.liveUpdates() }
    let client = try #require(daemon.clients.wait { !$0.isEmpty }.first)
    let told = Gathered<Bool>()
    Self.report(to: client, until: told)
    for try await update in updates {
      guard let location = update.location else { continue }
      #expect(location.horizontalAccuracy == 1.8)
      break
    }
    told.add(true)
  }

  @Test(.enabled(if: FakeGeoClue.isAvailable, "\(FakeGeoClue.absence)"))
  func `what GeoClue says is what the delegate gets, and its end is an error of Core Location`() async throws
  {
    let began = Date.now
    let bus = try MessageBus()
    let first = try FakeGeoClue(on: bus)
    let host = try host(following: .geoclue(bus: bus.address))
    let log = RideLog()
    let manager = host.run { CLLocationManager() }
    manager.delegate = log
    manager.startUpdatingLocation()
    try first.asked.wait { $0.contains("start") }
    first.locate(52.5, 13.4, accuracy: 0, altitude: 34.5)
    var entries = log.entries.makeAsyncIterator()
    let location = try #require(await entries.next()?.locations.first)
    #expect(location.coordinate.latitude == 52.5)
    #expect(location.coordinate.longitude == 13.4)
    #expect(location.horizontalAccuracy == 5)
    #expect(location.altitude == 34.5)
    #expect(location.verticalAccuracy == 7.5)
    #expect(location.speed == -1)
    #expect(location.course == -1)
    // GeoClue doesn't say where it has a position from.
    #expect(location.sourceInformation?.isProducedByAccessory == false)
    // However long the machine takes to get here; GeoClue's times are in whole seconds.
    #expect(location.timestamp > began - 2 && location.timestamp < .now + 2)
    first.kill()
    var code: CLError.Code?
    while code == nil, let entry = await entries.next() {
      if case .error(let told) = entry { code = told }
    }
    #expect(code == .locationUnknown)
    let second = try FakeGeoClue(on: bus)
    try second.asked.wait { $0.contains("start") }
    second.locate(52.6)
    #expect(await entries.next()?.locations.first?.coordinate.latitude == 52.6)
  }

  @Test(.enabled(if: RealDaemon.program != nil, "gpsd is not installed: apt-get install gpsd"))
  func `a ride through the real daemon is the one that was fed`() async throws {
    let daemon = try RealDaemon()
    let host = try host(port: daemon.port)
    let log = RideLog()
    let manager = host.run { CLLocationManager() }
    manager.delegate = log
    manager.startUpdatingLocation()
    let hasEnough = Gathered<Bool>()
    let fed = Gathered<CLLocationCoordinate2D>()
    Thread.detachNewThread {
      for number in 0..<10_000 {
        let place = CLLocationCoordinate2D(
          latitude: 52.5 + Double(number) * 2e-5, longitude: 13.4 - Double(number) * 3e-5)
        fed.add(place)
        daemon.feed(Sentences.moment(latitude: place.latitude, longitude: place.longitude))
        if (try? hasEnough.wait(within: 0.1) { !$0.isEmpty }) != nil { return }
      }
    }
    var locations: [CLLocation] = []
    for await entry in log.entries {
      locations += entry.locations
      if locations.count >= 20 { break }
    }
    hasEnough.add(true)
    let places = fed.values.map { CLLocation(latitude: $0.latitude, longitude: $0.longitude) }
    for location in locations {
      let error = places.map { $0.distance(from: location) }.min() ?? .infinity
      // Sentences have minutes with five decimals, which is a precision of 2 cm.
      #expect(error < 0.05)
      #expect(abs(location.horizontalAccuracy - 4.5) < 1e-6)
    }
    for (one, next) in zip(locations, locations.dropFirst()) { #expect(one.timestamp <= next.timestamp) }
  }
}
