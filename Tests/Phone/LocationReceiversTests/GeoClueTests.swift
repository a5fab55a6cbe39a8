import Foundation
import LocationTracks
import TestSupport
import Testing

@testable import LocationReceivers

/// Tests with a fake GeoClue on a separate bus.
@Suite(.enabled(if: FakeGeoClue.isAvailable, "\(FakeGeoClue.absence)"))
struct GeoClueTests {
  private static func address(_ bus: MessageBus) -> ReceiverAddress { .geoclue(bus: bus.address) }

  private static func timings(activation: Double = 60) -> LiveReceiver.Timings {
    var timings = LiveReceiver.Timings()
    timings.activation = activation
    return timings
  }

  @Test func `locations are positions, and all of them are asked for, as exact as they are`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 60)
    let asked = try service.asked.wait { $0.contains("start") }
    #expect(
      asked == [
        "ready", "client", "DesktopId sextant", "RequestedAccuracyLevel 8", "DistanceThreshold 0",
        "TimeThreshold 0", "start",
      ])
    for number in 0..<50 { service.locate(52 + Double(number) / 1_000) }
    let latitudes = try listening.latitudes(50)
    #expect(latitudes == (0..<50).map { 52 + Double($0) / 1_000 })
    #expect(listening.positions.allSatisfy { $0.horizontalAccuracy == 8 && $0.altitude == nil })
    let times = listening.positions.compactMap(\.time)
    #expect(times.count == 50 && zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `0, 0 and locations that are gone or another's are passed over`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 60)
    try service.asked.wait { $0.contains("start") }
    service.locate(1)
    service.locate(0, 0, accuracy: 3)
    service.tell("gone")
    service.tell("shout")
    service.locate(2)
    #expect(try listening.latitudes(2) == [1, 2])
    #expect(listening.heard.values.count == 2)
  }

  @Test func `a location of long ago is none of now`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 60)
    try service.asked.wait { $0.contains("start") }
    service.locate(1, time: Date(timeIntervalSinceNow: -600))
    service.locate(3, time: Date(timeIntervalSinceNow: -500))
    service.locate(2)
    #expect(try listening.latitudes(1) == [2])
  }

  @Test func `silence is a loss, said once, and ends with a position`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 0.1)
    try listening.heard.wait { $0 == [.lost] }
    service.locate(1)
    try listening.heard.wait { $0.last == .lost && $0.count == 3 }
    #expect(try listening.latitudes(1) == [1])
  }

  @Test func `a service that finds nothing for long is asked anew`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 0.05, patience: 0.3...0.6)
    try service.asked.wait { $0.filter { $0 == "start" }.count >= 3 }
    let silence = ReceiverError(.findsNothing, at: Self.address(bus)).description
    #expect(listening.notices == [silence])
    #expect(silence.hasPrefix("GeoClue finds no position; asking again"))
    service.locate(4)
    try listening.notice("GeoClue finds positions again")
  }

  @Test func `a service that ends is a loss at once, and found again when it is back`() throws {
    let bus = try MessageBus()
    let first = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 60)
    try first.asked.wait { $0.contains("start") }
    first.locate(1)
    try listening.latitudes(1)
    first.kill()
    try listening.heard.wait { $0.contains(.lost) }
    try listening.notice("GeoClue doesn't run")
    let second = try FakeGeoClue(on: bus)
    try second.asked.wait { $0.contains("start") }
    second.locate(2)
    #expect(try listening.latitudes(2) == [1, 2])
    #expect(
      listening.notices == [
        "GeoClue has ended; connecting again",
        ReceiverError(.noService, at: Self.address(bus)).description,
        "GeoClue finds positions again",
      ])
    #expect(listening.heard.values.filter { $0 == .lost }.count == 1)
  }

  @Test func `a bus that is killed is a loss at once, and found again when it is back`() throws {
    let bus = try MessageBus()
    let first = try FakeGeoClue(on: bus)
    let listening = Listening(to: Self.address(bus), silence: 60)
    try first.asked.wait { $0.contains("start") }
    first.locate(1)
    try listening.latitudes(1)
    bus.kill()
    try listening.heard.wait { $0.contains(.lost) }
    try listening.notice("GeoClue is reached through the system bus, which can't be reached")
    #expect(
      listening.notices.first == "the system bus has closed the connection to GeoClue; connecting again")
    let again = try MessageBus(replacing: bus)
    let second = try FakeGeoClue(on: again)
    try second.asked.wait { $0.contains("start") }
    second.locate(2)
    #expect(try listening.latitudes(2) == [1, 2])
  }

  @Test(arguments: ["client", "start"])
  func `a refusal is said with what to do, and ends when positions are allowed`(step: String) throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    try service.answer("\(step) deny")
    let refusal = ReceiverError(.refused("Geolocation disabled for UID 1000"), at: Self.address(bus))
    #expect(throws: refusal) { try LiveReceiver.check(Self.address(bus), timings: Self.timings()) }
    let listening = Listening(to: Self.address(bus), silence: 60)
    try listening.heard.wait { $0 == [.notice(refusal.description), .lost] }
    try service.answer("\(step) ok")
    try service.waitForStart(after: "\(step) ok")
    service.locate(3)
    #expect(try listening.latitudes(1) == [3])
    #expect(refusal.description.contains("privacy settings"))
  }

  @Test func `a client that never comes has a limit, and an agent that is missing is said`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    try service.answer("client hang")
    #expect(throws: ReceiverError(.noAgent(0.5), at: Self.address(bus))) {
      try LiveReceiver.check(Self.address(bus), timings: Self.timings(activation: 0.5))
    }
    let listening = Listening(to: Self.address(bus), silence: 60, activation: 1)
    try listening.notice("GeoClue has given no answer for 1 s; it probably waits for an agent of this user")
    try service.answer("client ok")
    try service.waitForStart(after: "client ok")
    service.locate(5)
    #expect(try listening.latitudes(1) == [5])
  }

  @Test func `a service that takes the client and never starts is left`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    try service.answer("start hang")
    let listening = Listening(to: Self.address(bus), silence: 60, consent: 0.5)
    try listening.notice("GeoClue has not begun after 1 s; agree if the desktop asks")
    try service.answer("start ok")
    try service.waitForStart(after: "start ok")
    service.locate(6)
    #expect(try listening.latitudes(1) == [6])
  }

  @Test func `without the service, without a bus and without a library it is said what to install or start`()
    throws
  {
    let bus = try MessageBus()
    #expect(throws: ReceiverError(.noService, at: Self.address(bus))) {
      try LiveReceiver.check(Self.address(bus), timings: Self.timings())
    }
    let none = ReceiverAddress.geoclue(bus: "unix:path=/none/socket")
    #expect(throws: ReceiverError(.noBus(ENOENT), at: none)) {
      try LiveReceiver.check(none, timings: Self.timings())
    }
    #expect(throws: BusConnection.Fault.noLibrary) {
      _ = try BusConnection(to: bus.address, libraries: ["libsextant-none.so.0"])
    }
    #expect(throws: BusConnection.Fault.noLibrary) { _ = try BusConnection(to: bus.address, libraries: []) }
    #expect(ReceiverError(.noBusLibrary, at: none).description.contains("libsystemd0"))
  }

  @Test func `a receiver that is stopped leaves the bus, even while it waits for a client`() throws {
    let bus = try MessageBus()
    let service = try FakeGeoClue(on: bus)
    try service.answer("client hang")
    let listening = Listening(to: Self.address(bus), silence: 60)
    try service.asked.wait { $0.contains("client") }
    listening.stop()
    try service.asked.wait { $0.contains("left") }
    #expect(listening.heard.values == [])
  }
}

/// Tests with the real GeoClue.
@Suite(.enabled(if: RealGeoClue.absence == nil, "\(RealGeoClue.absence ?? "")"))
struct RealGeoClueTests {
  /// Feeds moments until there is an event for them, ten a second.
  private func feed(
    _ service: RealGeoClue, _ listening: Listening, isFix: Bool = true, until isEnough: ([Heard]) -> Bool
  ) throws {
    let deadline = Date(timeIntervalSinceNow: 120)
    var number = 0
    while !isEnough(listening.heard.values) {
      guard Date() < deadline else { throw ToolError("there were only \(listening.heard.values)") }
      service.feed(Sentences.moment(latitude: 50 + Double(number) / 1_000, longitude: 13.4, hasFix: isFix))
      number += 1
      _ = try? listening.heard.wait(within: 0.1) { _ in false }
    }
  }

  private func count(_ heard: [Heard]) -> Int {
    heard.count { if case .position = $0 { true } else { false } }
  }

  @Test func `sentences that go in come out as positions`() throws {
    let began = Date(timeIntervalSinceNow: -1)
    let bus = try MessageBus()
    let service = try RealGeoClue(on: bus)
    let listening = Listening(to: .geoclue(bus: bus.address), silence: 60)
    try feed(service, listening) { count($0) >= 12 }
    for position in listening.positions {
      let number = (position.coordinate.latitude - 50) * 1_000
      #expect(abs(number - number.rounded()) < 1e-3)
      #expect(abs(position.coordinate.longitude - 13.4) < 1e-6)
      // HDOP 0.9 is in the class of 0 to 1.
      #expect(position.horizontalAccuracy == 5)
      #expect(position.altitude == 34.5)
      #expect(position.verticalAccuracy == 7.5)
      #expect(position.time.map { $0 > began && $0 < Date() } ?? false)
    }
    let times = listening.positions.compactMap(\.time)
    #expect(zip(times, times.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `without an agent there is a limit, and with one it goes on by itself`() throws {
    let bus = try MessageBus()
    let service = try RealGeoClue(on: bus, hasAgent: false)
    let listening = Listening(to: .geoclue(bus: bus.address), silence: 60, activation: 0.5)
    try listening.notice("GeoClue has given no answer")
    try service.startAgent()
    try feed(service, listening) { count($0) >= 2 }
  }

  @Test func `what its configuration denies is refused with its words`() throws {
    let bus = try MessageBus()
    let service = try RealGeoClue(on: bus, entry: .denied)
    let listening = Listening(to: .geoclue(bus: bus.address), silence: 60)
    try listening.notice("GeoClue denies positions: 'sextant' disallowed by configuration for UID")
    #expect(listening.positions.isEmpty)
    withExtendedLifetime(service) {}
  }

  @Test func `what its configuration doesn't name is up to the agent, and GeoClue's own allows it`() throws {
    let bus = try MessageBus()
    let service = try RealGeoClue(on: bus, entry: .none)
    let listening = Listening(to: .geoclue(bus: bus.address), silence: 60)
    try feed(service, listening) { count($0) >= 2 }
  }

  @Test func `a lost fix is a loss, and a corrupt sentence is not a place in the Atlantic`() throws {
    let bus = try MessageBus()
    let service = try RealGeoClue(on: bus)
    let listening = Listening(to: .geoclue(bus: bus.address), silence: 0.5)
    try feed(service, listening) { count($0) >= 2 && $0.last != .lost }
    try feed(service, listening, isFix: false) { $0.last == .lost }
    let before = count(listening.heard.values)
    service.feed(Sentences.sentence("GPGGA,\u{1},x,N,y,E,1,08,0.9,34.5,M,45.0,M,,"))
    try feed(service, listening) { count($0) > before }
    #expect(listening.positions.allSatisfy { $0.coordinate.latitude >= 50 })
  }

  @Test func `a service that is killed or hangs is found again when it is back`() throws {
    let bus = try MessageBus()
    let first = try RealGeoClue(on: bus)
    let listening = Listening(
      to: .geoclue(bus: bus.address), silence: 0.5, activation: 0.5, patience: 1...1)
    try feed(first, listening) { count($0) >= 2 }
    first.hang(true)
    try listening.notice("GeoClue has given no answer")
    first.hang(false)
    let before = count(listening.heard.values)
    try feed(first, listening) { count($0) > before }
    first.kill()
    try listening.notice("GeoClue has ended")
    let second = try RealGeoClue(on: bus)
    let later = count(listening.heard.values)
    try feed(second, listening) { count($0) > later }
  }

  @Test func `a source that hangs up stays closed, which is said, until the service is started again`() throws
  {
    let bus = try MessageBus()
    let first = try RealGeoClue(on: bus)
    let listening = Listening(
      to: .geoclue(bus: bus.address), silence: 0.5, patience: 1...1)
    try feed(first, listening) { count($0) >= 2 }
    first.hangUpSource()
    try listening.notice("GeoClue finds no position; asking again (after a source was closed")
    first.kill()
    let second = try RealGeoClue(on: bus)
    let before = count(listening.heard.values)
    try feed(second, listening) { count($0) > before }
  }
}
