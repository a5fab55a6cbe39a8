import Foundation
import LocationTracks
import TestSupport
import Testing

@testable import LocationReceivers

@Suite struct LiveReceiverTests {
  private static func address(_ daemon: FakeDaemon) -> ReceiverAddress {
    .gpsd(host: "127.0.0.1", port: daemon.port)
  }

  private static func report(_ latitude: Double) -> String {
    #"{"class":"TPV","device":"/dev/ttyUSB0","mode":3,"lat":\#(latitude),"lon":13.4,"eph":17.1}"# + "\r\n"
  }

  @Test func `a stream of 3.27 gives a position for each moment`() throws {
    let began = Date()
    let daemon = try FakeDaemon(greeting: GPSDStream.greeting() + GPSDStream.growing)
    let listening = Listening(to: Self.address(daemon))
    #expect(try listening.latitudes(2) == [52.5, 52.5001])
    try daemon.commands.wait { $0.contains(#"?WATCH={"enable":true,"json":true};"#) }
    let positions = listening.heard.values.compactMap { (heard) -> ReceivedPosition? in
      if case .position(let position) = heard { position } else { nil }
    }
    #expect(positions.allSatisfy { $0.horizontalAccuracy == 4.5 && $0.verticalAccuracy == 10.5 })
    // The times in the recording are old, so these are the times of arrival.
    #expect(positions.allSatisfy { $0.time.map { $0 > began && $0 < Date() } ?? false })
  }

  @Test func `silence is a loss, said once; the daemon is asked, and left when it doesn't answer`() throws {
    let daemon = try FakeDaemon(greeting: GPSDStream.greeting() + Self.report(1))
    let listening = Listening(to: Self.address(daemon))
    try daemon.clients.wait { $0.count >= 2 }
    try daemon.commands.wait { $0.contains("?DEVICES;") }
    try listening.latitudes(2)
    let address = Self.address(daemon)
    // On a busy machine the silence may begin before the first position.
    let told = listening.heard.values.filter { if case .position = $0 { false } else { true } }
    #expect(
      Array(told.prefix(3)) == [
        .lost, .notice("\(address) doesn't answer; connecting again"),
        .notice("\(address) finds positions again"),
      ])
  }

  @Test func `a daemon that answers keeps its connection, however long there is no position`() throws {
    let daemon = try FakeDaemon(greeting: GPSDStream.greeting())
    let listening = Listening(to: Self.address(daemon), silence: 0.1, answer: 5)
    for number in 1...4 {
      try daemon.commands.wait { $0.filter { $0 == "?DEVICES;" }.count >= number }
      daemon.clients.values.last?.say(#"{"class":"DEVICES","devices":[]}"# + "\n")
    }
    #expect(daemon.clients.values.count == 1)
    daemon.clients.values.last?.say(Self.report(7))
    #expect(try listening.latitudes(1) == [7])
    #expect(
      listening.heard.values.prefix(2) == [
        .notice(
          "\(Self.address(daemon)) has no receiver; connect one, or name it: gpsdctl add /dev/ttyUSB0"),
        .lost,
      ]
        || listening.heard.values.prefix(2).first == .lost)
  }

  @Test func `a daemon that is gone is a loss at once, and found again when it is back`() throws {
    var daemon: FakeDaemon? = try FakeDaemon(greeting: GPSDStream.greeting() + Self.report(1))
    let port = try #require(daemon?.port)
    let listening = Listening(to: .gpsd(host: "127.0.0.1", port: port), silence: 3600)
    try listening.latitudes(1)
    daemon?.close()
    daemon = nil
    let refusal = Heard.notice(
      ReceiverError(.cannotConnect(ECONNREFUSED), at: .gpsd(host: "127.0.0.1", port: port)).description)
    let heard = try listening.heard.wait { $0.contains(refusal) && $0.contains(.lost) }
    #expect(heard.contains(.notice("gpsd at 127.0.0.1:\(port) has closed the connection; connecting again")))
    let second = try FakeDaemon(port: port, greeting: GPSDStream.greeting() + Self.report(2))
    #expect(try listening.latitudes(2) == [1, 2])
    #expect(listening.heard.values.filter { $0 == .lost } == [.lost])
    withExtendedLifetime(second) {}
  }

  @Test func `errors of the daemon, and something else that answers, are told`() throws {
    let daemon = try FakeDaemon(
      greeting: GPSDStream.greeting() + #"{"class":"ERROR","message":"Unrecognized request"}"#
        + "\nHTTP/1.1 400\n"
        + Self.report(3))
    let listening = Listening(to: Self.address(daemon), silence: 3600)
    try listening.latitudes(1)
    let address = Self.address(daemon)
    #expect(
      listening.heard.values.prefix(2) == [
        .notice("\(address) reports an error: Unrecognized request"),
        .notice("what answers isn't gpsd, or is damaged: \(address)"),
      ])
  }

  @Test func `a daemon that invents errors neither controls the terminal nor fills the memory`() throws {
    let errors = (0..<100).map { #"{"class":"ERROR","message":"\u001b[2J\#($0)"}"# + "\r\n" }.joined()
    let daemon = try FakeDaemon(greeting: GPSDStream.greeting() + errors + Self.report(1))
    let listening = Listening(to: Self.address(daemon), silence: 3600)
    try listening.latitudes(1)
    let notices = listening.heard.values.compactMap { if case .notice(let line) = $0 { line } else { nil } }
    #expect(notices.count == 21 && notices.last?.hasSuffix("finds positions again") == true)
    #expect(!notices.contains { $0.contains("\u{1B}") })
  }

  @Test func `nothing comes after the stop`() throws {
    let daemon = try FakeDaemon(greeting: GPSDStream.greeting() + Self.report(1))
    let listening = Listening(to: Self.address(daemon), silence: 60)
    try listening.latitudes(1)
    listening.stop()
    let told = listening.heard.values
    // The connection ends with the thread; later commands are rejected.
    let client = try #require(daemon.clients.values.first)
    try client.waitForEnd()
    #expect(listening.heard.values == told)
  }

  @Test func `a check says what to start`() throws {
    let free = try FakeDaemon(greeting: "")
    let port = free.port
    free.close()
    #expect(throws: ReceiverError(.cannotConnect(ECONNREFUSED), at: .gpsd(host: "127.0.0.1", port: port))) {
      try LiveReceiver.check(.gpsd(host: "127.0.0.1", port: port))
    }
    #expect(throws: ReceiverError(.cannotOpen(ENOENT), at: .nmea(path: "/dev/none"))) {
      try LiveReceiver.check(.nmea(path: "/dev/none"))
    }
    #expect(throws: ReceiverError(.isFile, at: .nmea(path: #filePath))) {
      try LiveReceiver.check(.nmea(path: #filePath))
    }
  }

  @Test func `sentences of a serial line are positions, and a line that hangs up is opened again`() throws {
    let folder = try ScratchFolder()
    let path = folder.path + "/receiver"
    let began = Date()
    var line = try SerialLine(linkedAt: path)
    let listening = Listening(to: .nmea(path: path), silence: 60)
    // A line begins within a sentence, and garbles some.
    line.write(
      "3,N,01324.0000,E*11\r\n$GPGGA,garbled*00\r\n" + Sentences.moment(latitude: 52.5, longitude: 13.4))
    #expect(try listening.latitudes(1).map { ($0 * 1e6).rounded() } == [52_500_000])
    guard case .position(let position) = listening.heard.values[0] else { return }
    #expect(position.horizontalAccuracy == 4.5)
    #expect(position.altitude == 34.5)
    #expect(abs(position.speed - 5.144) < 0.001)
    #expect(position.course == 84.4)
    // Times in sentences have hundredths of a second.
    #expect(position.time.map { $0 > began.addingTimeInterval(-0.01) && $0 < Date() } ?? false)
    line.hangUp()
    try listening.heard.wait { $0.contains(.lost) }
    line = try SerialLine(linkedAt: path)
    let again = listening.heard
    // It may be opened at any time from now on, and earlier output is lost with the old one.
    try again.wait { heard in
      line.write(Sentences.moment(latitude: -33.9, longitude: 18.4))
      return heard.contains { if case .position(let new) = $0 { new.coordinate.latitude < 0 } else { false } }
    }
  }
}

/// A pseudo-terminal to which a test writes like a receiver.
private struct SerialLine {
  private let descriptor: Int32

  /// Creates a line and a link to it at a path, replacing that of another one.
  init(linkedAt path: String) throws {
    var (controller, line): (Int32, Int32) = (-1, -1)
    var name = [CChar](repeating: 0, count: 128)
    guard openpty(&controller, &line, &name, nil, nil) == 0 else {
      throw ToolError("no terminal is to be had")
    }
    close(line)
    descriptor = controller
    try? FileManager.default.removeItem(atPath: path)
    let end = name.firstIndex(of: 0) ?? name.endIndex
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: String(decoding: name[..<end].map(UInt8.init), as: UTF8.self))
  }

  func write(_ text: String) {
    let bytes = Array(text.utf8)
    _ = Foundation.write(descriptor, bytes, bytes.count)
  }

  func hangUp() { close(descriptor) }
}

/// Tests with a real gpsd.
@Suite(.enabled(if: RealDaemon.program != nil, "gpsd is not installed: apt-get install gpsd"), .serialized)
struct RealDaemonTests {
  /// Feeds moments until there is an event for them.
  private func feed(
    _ daemon: RealDaemon, _ listening: Listening, latitude: (Int) -> Double = { 50 + Double($0) / 1_000 },
    hasFix: Bool = true, until isEnough: ([Heard]) -> Bool
  ) throws {
    var number = 0
    let deadline = Date(timeIntervalSinceNow: 120)
    while !isEnough(listening.heard.values) {
      guard Date() < deadline else { throw ToolError("there were only \(listening.heard.values)") }
      daemon.feed(Sentences.moment(latitude: latitude(number), longitude: 13.4, hasFix: hasFix))
      number += 1
      // The rate of a receiver is ten moments per second.
      _ = try? listening.heard.wait(within: 0.1) { _ in false }
    }
  }

  private func count(_ heard: [Heard]) -> Int {
    heard.count { if case .position = $0 { true } else { false } }
  }

  @Test func `positions of sentences come as they went in`() throws {
    let began = Date()
    let daemon = try RealDaemon()
    let listening = Listening(to: .gpsd(host: "127.0.0.1", port: daemon.port), silence: 60)
    try feed(daemon, listening) { count($0) >= 5 }
    for case .position(let position) in listening.heard.values.dropFirst(2) {
      let number = (position.coordinate.latitude - 50) * 1_000
      #expect(abs(number - number.rounded()) < 1e-3)
      #expect(abs(position.coordinate.longitude - 13.4) < 1e-6)
      #expect(abs(position.horizontalAccuracy - 4.5) < 1e-6)
      #expect(abs(position.verticalAccuracy - 10.5) < 1e-6)
      #expect(position.altitude == 34.5)
      #expect(position.ellipsoidalAltitude == 79.5)
      #expect(abs(position.speed - 5.144) < 1e-3)
      #expect(position.course == 84.4)
      #expect(position.time.map { $0 > began.addingTimeInterval(-0.01) && $0 < Date() } ?? false)
    }
  }

  @Test func `without a fix the position is lost, and found again with one`() throws {
    let daemon = try RealDaemon()
    let listening = Listening(to: .gpsd(host: "127.0.0.1", port: daemon.port), silence: 0.5, answer: 60)
    try feed(daemon, listening) { count($0) >= 2 }
    try feed(daemon, listening, hasFix: false) { $0.last == .lost }
    let before = count(listening.heard.values)
    try feed(daemon, listening) { count($0) > before }
  }

  @Test func `a daemon that is killed is found again when it is back`() throws {
    let first = try RealDaemon()
    let listening = Listening(to: .gpsd(host: "127.0.0.1", port: first.port), silence: 60)
    try feed(first, listening) { count($0) >= 2 }
    first.kill()
    try listening.heard.wait { $0.contains(.lost) }
    let second = try RealDaemon(port: first.port)
    let before = count(listening.heard.values)
    try feed(second, listening) { count($0) > before }
  }

  @Test func `what a daemon that hung says of long ago is no position of now`() throws {
    let daemon = try RealDaemon()
    let listening = Listening(to: .gpsd(host: "127.0.0.1", port: daemon.port), silence: 0.5, answer: 60)
    try feed(daemon, listening) { count($0) >= 2 }
    daemon.hang(true)
    try listening.heard.wait { $0.last == .lost }
    daemon.hang(false)
    let before = count(listening.heard.values)
    try feed(daemon, listening) { count($0) > before }
  }
}
