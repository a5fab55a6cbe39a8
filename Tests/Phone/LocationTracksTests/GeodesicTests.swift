import Foundation
import LocationTracks
import Testing

@Suite struct GeodesicTests {
  private let table: GeodesicTable

  init() throws { table = try GeodesicTable() }

  @Test
  func `the table has 500 pairs of places`() { #expect(table.pairs.count == 500) }

  @Test func `distances are those of GeographicLib to a micrometer, in both directions`() {
    for pair in table.pairs {
      #expect(abs(pair.start.distance(to: pair.end) - pair.distance) < 1e-6, "line \(pair.line)")
      #expect(abs(pair.end.distance(to: pair.start) - pair.distance) < 1e-6, "line \(pair.line)")
    }
  }

  @Test
  func
    `where one way only is the shortest, its azimuths would miss GeographicLib's end by less than a micrometer`()
  {
    for pair in table.pairs where pair.hasOneWay {
      let line = Geodesic(from: pair.start, to: pair.end)
      let reach = min(pair.distance, 6_400_000) * .pi / 180
      #expect(
        abs(remainder(line.initialBearing - pair.initialAzimuth, 360)) * reach < 1e-6, "line \(pair.line)")
      #expect(abs(remainder(line.finalBearing - pair.finalAzimuth, 360)) * reach < 1e-6, "line \(pair.line)")
    }
  }

  @Test func `leaving with the bearing and going the distance leads to the other place, to a micrometer`() {
    for pair in table.pairs {
      let line = Geodesic(from: pair.start, to: pair.end)
      let there = pair.start.moved(by: line.distance, bearing: line.initialBearing)
      #expect(there.isValid, "line \(pair.line)")
      #expect(there.distance(to: pair.end) < 1e-6, "line \(pair.line)")
      let back = pair.end.moved(by: -line.distance, bearing: line.finalBearing)
      #expect(back.distance(to: pair.start) < 1e-6, "line \(pair.line)")
    }
  }

  @Test func `bearings are 0 up to 360`() {
    let range = 0.0..<360
    for pair in table.pairs {
      let line = Geodesic(from: pair.start, to: pair.end)
      #expect(range.contains(line.initialBearing) && range.contains(line.finalBearing), "line \(pair.line)")
    }
  }

  @Test func `the way from a place to itself is nothing and leaves northwards`() {
    let place = Coordinate(latitude: 52.5, longitude: 13.4)
    #expect(place.distance(to: place) == 0)
    #expect(place.bearing(to: place) == 0)
  }

  @Test(arguments: [(91.0, 0.0), (0, 181), (.nan, 0), (0, .infinity)])
  func `what is not a place gives no number`(latitude: Double, longitude: Double) {
    let nowhere = Coordinate(latitude: latitude, longitude: longitude)
    let somewhere = Coordinate(latitude: 0, longitude: 0)
    #expect(nowhere.distance(to: somewhere).isNaN)
    #expect(somewhere.distance(to: nowhere).isNaN)
    #expect(somewhere.bearing(to: nowhere).isNaN)
    #expect(nowhere.moved(by: 1, bearing: 0).latitude.isNaN)
    #expect(somewhere.moved(by: .infinity, bearing: 0).longitude.isNaN)
    #expect(somewhere.moved(by: 1, bearing: .nan).longitude.isNaN)
  }
}
