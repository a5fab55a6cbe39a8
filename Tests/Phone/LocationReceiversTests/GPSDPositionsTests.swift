import Foundation
import LocationTracks
import Testing

@testable import LocationReceivers

@Suite struct GPSDPositionsTests {
  /// Reads lines as if they arrived at the same time, and ends the last moment.
  private static func positions(
    _ lines: [String], driver: String? = nil, in positions: inout GPSDPositions, at now: Double = 0
  ) -> [ReceivedPosition] {
    if let driver {
      for path in ["a", "b"] { positions.note(GPSDReport.Device(path: path, driver: driver)) }
    }
    var found: [ReceivedPosition] = []
    for line in lines {
      switch GPSDReport(Array(line.utf8)) {
      case .position(let report): found += positions.take(report, at: now)
      case .noise(let device, let north, let east, let up):
        positions.noteNoise(of: device, north: north, east: east, up: up, at: now)
      case .sky(let device, let horizontal, let vertical):
        positions.noteSky(of: device, horizontal: horizontal, vertical: vertical)
      case .device(let device): positions.note(device)
      case .version, .devices, .error, .other, nil: Issue.record("not a report on a position: \(line)")
      }
    }
    return found
  }

  private static func positions(_ lines: [String], driver: String? = nil) -> [ReceivedPosition] {
    var positions = GPSDPositions(quiet: 0.04, silence: 3)
    return Self.positions(lines, driver: driver, in: &positions) + positions.due(at: 0.04)
  }

  /// Returns a report of a receiver, which is named "a" by default.
  private static func report(_ fields: String, mode: Int = 3, device: String = "a") -> String {
    #"{"class":"TPV","device":"\#(device)","mode":\#(mode),"lat":52.5,"lon":13.4\#(fields.isEmpty ? "" : ",")\#(fields)}"#
  }

  @Test func `receivers beyond those that can be told apart are passed over`() {
    var positions = GPSDPositions(quiet: 0.04, silence: 0)
    let reports = (0..<100).map { Self.report("", device: "d\($0)") }
    #expect(Self.positions(reports, in: &positions).isEmpty)
    #expect(positions.due(at: 0.04).count == 64)
  }

  @Test func `several reports on a moment make one position, the first of which waits for quiet`() {
    var positions = GPSDPositions(quiet: 0.04, silence: 3)
    let lines = GPSDStream.growing.split(separator: "\n").map(String.init)
    #expect(Self.positions(Array(lines.prefix(4)), in: &positions).isEmpty)
    #expect(positions.deadline == 0.04)
    #expect(positions.due(at: 0.03).isEmpty)
    #expect(positions.due(at: 0.04).map(\.speed) == [5.144])
    #expect(positions.deadline == nil)
    let second = Self.positions(Array(lines.dropFirst(4)), in: &positions, at: 1)
    #expect(second.map(\.coordinate.latitude) == [52.5001])
    #expect(second.map(\.speed) == [5.144])
  }

  @Test func `once it is known how many reports a moment has, nothing waits for more`() throws {
    var positions = GPSDPositions(quiet: 0.04, silence: 3)
    for second in 0..<4 {
      let time = #""time":"2026-01-01T12:00:0\#(second).000Z""#
      let early = Self.positions([Self.report(time)], in: &positions)
      #expect(early.map(\.time).contains { $0 != nil } == (second == 1))
      let late = Self.positions([Self.report(time + #","speed":2"#)], in: &positions)
      // The first moment is passed on when the second begins, and the others with their second report.
      #expect(late.map(\.speed) == (second > 0 ? [2] : []))
    }
  }

  @Test func `reports without a time are positions, too`() {
    var positions = GPSDPositions(quiet: 0.04, silence: 3)
    for now in [0.0, 1, 2] {
      let found = Self.positions([Self.report("")], in: &positions, at: now) + positions.due(at: now + 0.04)
      #expect(found.map(\.time) == [nil])
    }
  }

  @Test func `a moment whose first reports lack the time is one`() {
    let found = Self.positions([
      Self.report(""), Self.report(#""time":"2026-01-01T12:00:00.000Z","speed":3"#),
    ])
    #expect(found.map(\.speed) == [3])
  }

  @Test(arguments: [
    (#""eph":17.1,"epv":48.3"#, 4.5, 10.5), (#""eph":4.275,"epv":12.075,"status":2"#, 4.5, 10.5),
    (#""eph":1899.81"#, 499.95, 749.925),
  ])
  func `what gpsd makes of a dilution is 5 meters a unit here, as in a file of the same sentences`(
    fields: String, horizontal: Double, vertical: Double
  ) throws {
    let found = Self.positions(
      [Self.report(fields + #","altMSL":34.5,"speed":5,"eps":345,"epd":10"#)], driver: "NMEA0183")
    let position = try #require(found.first)
    #expect(abs(position.horizontalAccuracy - horizontal) < 1e-6)
    #expect(abs(position.verticalAccuracy - vertical) < 1e-6)
    #expect(position.speedAccuracy == -1)
    #expect(position.courseAccuracy == -1)
  }

  @Test func `a dilution that fits the error tells so, whatever the driver`() throws {
    let sky = #"{"class":"SKY","device":"a","hdop":0.9,"vdop":2.1}"#
    let found = Self.positions([sky, Self.report(#""eph":17.1,"epv":48.3,"altMSL":34.5"#)], driver: "SiRF")
    #expect(found.map(\.horizontalAccuracy) == [4.5])
    #expect(found.map(\.verticalAccuracy) == [10.5])
  }

  @Test func `a receiver's own errors are taken as they are`() throws {
    let fields = #""eph":1.8,"epv":2.5,"altMSL":34.5,"altHAE":79.5,"speed":5,"eps":0.3,"track":84.4,"epd":2"#
    let position = try #require(Self.positions([Self.report(fields)], driver: "u-blox").first)
    #expect(position.horizontalAccuracy == 1.8)
    #expect(position.altitude == 34.5)
    #expect(position.ellipsoidalAltitude == 79.5)
    #expect(position.verticalAccuracy == 2.5)
    #expect(position.speed == 5)
    #expect(position.speedAccuracy == 0.3)
    #expect(position.course == 84.4)
    #expect(position.courseAccuracy == 2)
    #expect(!position.isSimulated)
  }

  @Test func `standard deviations come before all else, as long as they are fresh`() throws {
    let noise = #"{"class":"GST","device":"a","lat":3,"lon":4,"alt":2.5}"#
    var positions = GPSDPositions(quiet: 0, silence: 3)
    let report = Self.report(#""eph":17.1,"altMSL":34.5"#)
    _ = Self.positions([noise, report], driver: "NMEA0183", in: &positions)
    let fresh = positions.due(at: 0)
    #expect(fresh.map(\.horizontalAccuracy) == [5])
    #expect(fresh.map(\.verticalAccuracy) == [2.5])
    let stale = Self.positions([report], in: &positions, at: 2)
    #expect(stale.map(\.horizontalAccuracy) == [4.5])
  }

  @Test func `what is unknown is negative, and the accuracy is never 0`() throws {
    let position = try #require(
      Self.positions([Self.report(#""eph":0,"alt":12,"altMSL":12,"speed":0.2,"track":10"#, mode: 2)]).first)
    #expect(position.horizontalAccuracy == 50)
    #expect(position.altitude == nil)
    #expect(position.verticalAccuracy == -1)
    #expect(position.speed == 0.2)
    // Near standstill, the course is noise.
    #expect(position.course == -1)
  }

  @Test func `without an altitude above sea level, the geoid's is subtracted`() throws {
    let position = try #require(
      Self.positions([Self.report(#""eph":2,"altHAE":79.5,"geoidSep":45"#)], driver: "u-blox").first)
    #expect(position.altitude == 34.5)
    #expect(position.verticalAccuracy == 3)
  }

  @Test(arguments: [
    #"{"class":"TPV","device":"a","mode":1}"#, #"{"class":"TPV","device":"a","mode":3,"lat":0,"lon":0}"#,
    #"{"class":"TPV","device":"a","mode":3,"lat":91,"lon":0}"#,
    #"{"class":"TPV","device":"a","mode":3,"lat":52.5}"#,
    #"{"class":"TPV","device":"a","mode":3,"lat":nan,"lon":13.4}"#,
  ])
  func `what is no position gives none`(line: String) { #expect(Self.positions([line]).isEmpty) }

  @Test func `a simulating receiver is known by its status`() {
    #expect(Self.positions([Self.report(#""status":8"#)]).map(\.isSimulated) == [true])
  }

  @Test func `of two receivers one is used until it is silent`() {
    var positions = GPSDPositions(quiet: 0, silence: 3)
    var used: [Double] = []
    for (second, devices) in [(0, "ab"), (1, "ba"), (2, "b"), (4, "b")] {
      for device in devices {
        let report = Self.report(
          #""time":"2026-01-01T12:00:0\#(second).000Z","speed":\#(device == "a" ? 1 : 2)"#,
          device: "\(device)")
        used += Self.positions([report], in: &positions, at: Double(second)).map(\.speed)
        used += positions.due(at: Double(second)).map(\.speed)
      }
    }
    #expect(used == [1, 1, 2])
  }
}
