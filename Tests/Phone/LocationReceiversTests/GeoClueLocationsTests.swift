import Foundation
import LocationTracks
import Testing

@testable import LocationReceivers

@Suite struct GeoClueLocationsTests {
  private static let second = 1_800_000_000.0

  /// A location as GeoClue 2.6 publishes it, of sentences with an altitude.
  private static func numbers(_ others: [String: Double] = [:]) -> [String: Double] {
    [
      "Latitude": 52.5, "Longitude": 13.4, "Accuracy": 8, "Altitude": 34.5, "Speed": 5, "Heading": 84.4,
      "Timestamp": second,
    ].merging(others) { $1 }
  }

  /// The position of the second of two locations that are two seconds apart.
  private static func position(_ others: [String: Double] = [:]) -> ReceivedPosition? {
    var locations = GeoClueLocations()
    let arrival = Date(timeIntervalSince1970: second + 0.2)
    _ = locations.take(numbers(["Timestamp": second - 2]), arrival: arrival)
    return locations.take(numbers(others), arrival: arrival)
  }

  @Test func `a location's values are those of a position`() throws {
    let position = try #require(Self.position())
    #expect(position.coordinate == Coordinate(latitude: 52.5, longitude: 13.4))
    #expect(position.horizontalAccuracy == 8)
    #expect(position.altitude == 34.5)
    #expect(position.verticalAccuracy == 12)
    #expect(position.ellipsoidalAltitude == nil)
    #expect(position.speed == 5)
    #expect(position.course == 84.4)
    #expect(position.time == Date(timeIntervalSince1970: Self.second))
    #expect(position.speedAccuracy == -1)
    #expect(position.courseAccuracy == -1)
    #expect(!position.isSimulated)
  }

  @Test func `what is unknown is negative`() throws {
    let position = try #require(
      Self.position(["Altitude": -.greatestFiniteMagnitude, "Speed": -1, "Heading": -1]))
    #expect(position.altitude == nil)
    #expect(position.verticalAccuracy == -1)
    #expect(position.speed == -1)
    #expect(position.course == -1)
  }

  @Test(arguments: [
    (0.0, 5.0), (1, 10), (3, 25), (50, 50), (100, 100), (300, 300), (-1, 50), (.infinity, 50),
    (25_000, 25_000),
  ])
  func `an accuracy is never 0, and that of sentences is 5 meters a unit`(stated: Double, accuracy: Double) {
    #expect(Self.position(["Accuracy": stated])?.horizontalAccuracy == accuracy)
  }

  @Test func `0° N 0° E is refused, and what is no place`() {
    #expect(Self.position(["Latitude": 0, "Longitude": 0, "Accuracy": 3]) == nil)
    #expect(Self.position(["Latitude": 91]) == nil)
    #expect(Self.position(["Longitude": .nan]) == nil)
    var locations = GeoClueLocations()
    #expect(locations.take(["Latitude": 52.5], arrival: Date()) == nil)
  }

  @Test func `several locations within a second have the times of their arrival, and no speed`() {
    var locations = GeoClueLocations()
    let arrivals = [0.1, 0.4, 0.7, 1.02, 1.4, 3.2, 6.1]
    let positions = arrivals.map { arrival in
      let numbers = Self.numbers(["Timestamp": Self.second + arrival.rounded(.down), "Heading": 10])
      return locations.take(numbers, arrival: Date(timeIntervalSince1970: Self.second + arrival))
    }
    let times = positions.map { (($0?.time?.timeIntervalSince1970 ?? 0) - Self.second) }
    for (time, expected) in zip(times, [0, 0.4, 0.7, 1, 1.4, 3, 6]) { #expect(abs(time - expected) < 1e-5) }
    // Only the last one comes a second or more after the one before, as that did.
    #expect(positions.map { $0?.speed } == [-1, -1, -1, -1, -1, -1, 5])
  }

  @Test func `a further location that comes late stays within its second`() {
    var locations = GeoClueLocations()
    let arrival = Date(timeIntervalSince1970: Self.second + 2.5)
    _ = locations.take(Self.numbers(), arrival: arrival)
    let late = locations.take(Self.numbers(), arrival: arrival)
    #expect(late?.time.map { $0.timeIntervalSince1970 < Self.second + 1 } == true)
  }

  @Test func `the rhythm is the middle one of the last three pauses, unless they are far apart`() {
    var rhythm = PositionRhythm()
    #expect(rhythm.longestPause == 0)
    for (now, pause) in [
      (100.0, 0.0), (110, 25), (120, 25), (120.1, 25), (121.1, 2.5), (122.1, 2.5), (141, 2.5), (200, 0),
    ] {
      rhythm.note(now)
      #expect(rhythm.longestPause == pause)
    }
  }
}
