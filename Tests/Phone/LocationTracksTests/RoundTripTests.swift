import Foundation
import LocationTracks
import TestSupport
import Testing

@Suite struct RoundTripTests {
  private static let track = Track(
    name: "Übers <Feld> & \"zurück\",\n\tein 'Weg' ]]>",
    segments: [
      [
        TrackPoint(
          Coordinate(latitude: 52.500000000000014, longitude: -13.4), altitude: 34.56789,
          time: Date(timeIntervalSinceReferenceDate: 736_257_600.123456), speed: 1.1, course: 359.9,
          horizontalAccuracy: 4.7, verticalAccuracy: 1 / 3.0),
        TrackPoint(Coordinate(latitude: 1e-17, longitude: -1.5e-300)),
        TrackPoint(
          Coordinate(latitude: -90, longitude: 180), time: Date(timeIntervalSinceReferenceDate: -0.25)),
      ],
      [
        TrackPoint(
          Coordinate(latitude: .pi, longitude: -.pi), altitude: -1e20,
          time: Date(timeIntervalSinceReferenceDate: -1_234_567_890.75)),
        TrackPoint(Coordinate(latitude: 0, longitude: -0.0), time: Date(timeIntervalSinceReferenceDate: 0)),
      ],
    ])

  @Test func `GPX that is written reads back the same`() throws {
    let text = Self.track.gpx()
    #expect(try TrackFile(text).track == Self.track)
    #expect(try TrackFile(text).problems == [])
  }

  @Test func `CSV that is written reads back the same`() throws {
    let text = Self.track.csv()
    #expect(try TrackFile(text, .csv).track == Self.track)
    #expect(try TrackFile(text, .csv).problems == [])
  }

  @Test func `GPX is written with what a point has, one point a line`() {
    let track = Track(segments: [
      [
        TrackPoint(
          Coordinate(latitude: 52.5, longitude: 13), altitude: 3,
          time: Date(timeIntervalSince1970: 1_714_564_800.5), speed: 2),
        TrackPoint(Coordinate(latitude: .nan, longitude: 0)),
        TrackPoint(Coordinate(latitude: 1, longitude: 2)),
      ]
    ])
    #expect(
      track.gpx(creator: "A & B") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <gpx version="1.1" creator="A &amp; B" xmlns="http://www.topografix.com/GPX/1/1" xmlns:sextant="urn:sextant:track">
          <trk>
            <trkseg>
              <trkpt lat="52.5" lon="13"><ele>3</ele><time>2024-05-01T12:00:00.5Z</time><extensions><sextant:speed>2</sextant:speed></extensions></trkpt>
              <trkpt lat="1" lon="2"></trkpt>
            </trkseg>
          </trk>
        </gpx>

        """)
    #expect(
      track.csv() == """
        latitude,longitude,altitude,time,speed
        52.5,13.0,3.0,2024-05-01T12:00:00.5Z,2.0
        1.0,2.0,,,

        """)
  }

  @Test(arguments: [
    ("lat,lon,hdop,time\n1,2,1e308,-99999999999", "“-99999999999” is not a time"),
    ("lat,lon,hdop,time\n1,2,1e308,0000-01-01T00:00:00+01:00", "“0000-01-01T00:00:00+01:00” is not a time"),
  ])
  func `what a file says beyond all measure is not taken for a value`(table: String, problem: String) throws {
    let file = try TrackFile(table)
    #expect(file.track == Track(segments: [[TrackPoint(Coordinate(latitude: 1, longitude: 2))]]))
    #expect(file.problems.map(\.message) == [problem])
  }

  @Test func `a thousand tracks of chance read back the same from both formats`() throws {
    var generator = SeededGenerator(seed: 20_240_501)
    for _ in 0..<1_000 {
      let track = Self.random(&generator)
      #expect(try TrackFile(track.gpx()).track == track)
      #expect(try TrackFile(track.csv(), .csv).track == track)
    }
  }

  private static func random(_ generator: inout SeededGenerator) -> Track {
    let segments = (0...Int.random(in: 0...2, using: &generator)).map { _ in
      (0...Int.random(in: 0...3, using: &generator)).map { _ in
        TrackPoint(
          Coordinate(
            latitude: .random(in: -90...90, using: &generator),
            longitude: .random(in: -180...180, using: &generator)),
          altitude: .random(in: -500...9_000, using: &generator),
          time: Date(timeIntervalSinceReferenceDate: .random(in: -2e9...2e9, using: &generator)),
          speed: Bool.random(using: &generator) ? .random(in: 0...90, using: &generator) : nil,
          course: Bool.random(using: &generator) ? .random(in: 0..<360, using: &generator) : nil)
      }
    }
    return Track(name: "Track \(segments.count)", segments: segments)
  }
}
