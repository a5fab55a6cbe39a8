import Foundation
import LocationTracks
import Testing

@Suite struct PlaybackTests {
  private static let start = Date(timeIntervalSinceReferenceDate: 700_000_000)
  private static let berlin = Coordinate(latitude: 52.5, longitude: 13.4)

  /// Returns a point some meters north of the center of Berlin, some seconds after the start.
  private func point(north meters: Double, at seconds: Double? = nil, speed: Double? = nil) -> TrackPoint {
    TrackPoint(
      Self.berlin.moved(by: meters, bearing: 0), time: seconds.map { Self.start + $0 }, speed: speed)
  }

  /// Returns how far north of the center a sample is, to the millimeter.
  private func north(_ sample: TrackSample?) -> Double? {
    sample.map { (Self.berlin.distance(to: $0.coordinate) * 1_000).rounded() / 1_000 }
  }

  @Test func `a recorded point is hit exactly, and in between the way is even`() throws {
    let track = Track(segments: [[point(north: 0, at: 0), point(north: 100, at: 10)]])
    let playback = Playback(track)
    #expect(playback.duration == 10)
    #expect(playback.sample(at: 0)?.coordinate == track.points[0].coordinate)
    #expect(playback.sample(at: 10)?.coordinate == track.points[1].coordinate)
    #expect(north(playback.sample(at: 2.5)) == 25)
    let sample = try #require(playback.sample(at: 5))
    #expect(abs(sample.speed - 10) < 1e-6)
    #expect(sample.course == 0)
  }

  @Test(arguments: [10.0, 300, 900, 50_000, 9_000_000], [1.0, 47, 133, 290])
  func `interpolation follows the geodesic`(length: Double, bearing: Double) throws {
    for latitude in [-69.0, -33, 0.001, 52.5, 69, 88] {
      let start = Coordinate(latitude: latitude, longitude: 13.4)
      let end = start.moved(by: length, bearing: bearing)
      let track = Track(segments: [
        [TrackPoint(start, time: Self.start), TrackPoint(end, time: Self.start + 100)]
      ])
      let line = Geodesic(from: start, to: end)
      for second in [1.0, 30, 50, 77, 99] {
        let sample = try #require(Playback(track).sample(at: second))
        let expected = start.moved(by: line.distance * second / 100, bearing: line.initialBearing)
        #expect(sample.coordinate.distance(to: expected) < 0.000_1)
        #expect(abs(sample.speed - line.distance / 100) < 1e-5)
      }
    }
  }

  @Test func `nothing is known before the start, between segments, or at no time at all`() {
    let playback = Playback(
      Track(segments: [
        [point(north: 0, at: 0), point(north: 10, at: 10)],
        [point(north: 20, at: 20), point(north: 30, at: 30)],
      ]))
    #expect(playback.duration == 30)
    #expect([-0.001, .nan, .infinity].map { playback.sample(at: $0) } == [nil, nil, nil])
    #expect([10, 10.001, 15, 19.999, 20].map { north(playback.sample(at: $0)) } == [10, nil, nil, nil, 20])
    #expect(Playback(Track(segments: [])).sample(at: 0) == nil)
    #expect(Playback(Track(segments: [])).duration == 0)
  }

  @Test func `a long pause in the recording is a gap, a sparse recording is not`() {
    let dense = (0...20).map { point(north: Double($0), at: Double($0)) }
    let pause = Playback(Track(segments: [dense + [point(north: 100, at: 120)]]))
    #expect(north(pause.sample(at: 60)) == nil)
    let bridged = Playback(Track(segments: [dense + [point(north: 100, at: 120)]]), longestGap: 100)
    #expect(north(bridged.sample(at: 70)) == 60)
    let sparse = Playback(Track(segments: [[point(north: 0, at: 0), point(north: 600, at: 600)]]))
    #expect(north(sparse.sample(at: 300)) == 300)
  }

  @Test func `after the end the last point is held, standing still`() {
    let track = Track(segments: [[point(north: 0, at: 0, speed: 9), point(north: 10, at: 10, speed: 9)]])
    #expect(Playback(track).sample(at: 10)?.speed == 9)
    #expect(Playback(track).sample(at: 10.5) == TrackSample(track.points[1].coordinate))
  }

  @Test func `a track that loops starts again after each round`() {
    let playback = Playback(
      Track(segments: [[point(north: 0, at: 0), point(north: 10, at: 10)]]), loops: true)
    #expect(playback.duration == 10)
    #expect([10, 12, 25, 1_000_003].map { north(playback.sample(at: $0)) } == [10, 2, 5, 3])
  }

  @Test func `the speed factor shortens the time and raises recorded and derived speeds`() throws {
    let derived = Playback(
      Track(segments: [[point(north: 0, at: 0), point(north: 10, at: 10)]]), speedFactor: 2)
    #expect(derived.duration == 5)
    #expect(abs(try #require(derived.sample(at: 2)).speed - 2) < 1e-6)
    let recorded = Playback(
      Track(segments: [[point(north: 0, at: 0, speed: 3), point(north: 10, at: 10, speed: 5)]]),
      speedFactor: 2)
    #expect(recorded.sample(at: 0)?.speed == 6)
    #expect(recorded.sample(at: 2.5)?.speed == 8)
    let senseless = Track(segments: [[point(north: 0, at: 0), point(north: 10, at: 10)]])
    #expect(
      [0, -1, .nan, .infinity, 1e-300].map { Playback(senseless, speedFactor: $0).duration } == [
        10, 10, 10, 10, 10,
      ])
  }

  @Test func `points without times are walked at 1.4 meters a second`() {
    let track = Track(segments: [[point(north: 0), point(north: 14), point(north: 28)]])
    #expect(abs(Playback(track).duration - 20) < 1e-6)
    #expect(north(Playback(track).sample(at: 15)) == 21)
    #expect(abs(Playback(track, walkingSpeed: 14).duration - 2) < 1e-6)
  }

  @Test func `points without a time between points with times are spread by distance`() {
    let track = Track(segments: [
      [
        point(north: 0), point(north: 14, at: 0), point(north: 24), point(north: 54, at: 40),
        point(north: 68),
      ]
    ])
    let playback = Playback(track)
    #expect(abs(playback.duration - 60) < 1e-6)
    #expect([5, 15, 25, 55].map { north(playback.sample(at: $0)) } == [7, 19, 29, 61])
  }

  @Test func `one time that runs ahead or back costs only itself`() {
    let times = [0.0, 10, 9_000, 30, 5, 50]
    let points = times.enumerated().map { point(north: Double($0.offset) * 10, at: $0.element) }
    let playback = Playback(Track(segments: [points]))
    #expect(playback.duration == 50)
    #expect([0, 10, 20, 30, 40, 50].map { north(playback.sample(at: $0)) } == [0, 10, 20, 30, 40, 50])
  }

  @Test func `segments are played in the order of their times`() {
    let playback = Playback(
      Track(segments: [[point(north: 20, at: 20), point(north: 30, at: 30)], [point(north: 0, at: 0)]]))
    #expect([0, 5, 25].map { north(playback.sample(at: $0)) } == [0, nil, 25])
  }

  @Test func `recorded values are mixed, and a course takes the shorter way round`() {
    let one = TrackPoint(
      Self.berlin, altitude: 30, time: Self.start, speed: 2, course: 350, horizontalAccuracy: 5,
      verticalAccuracy: nil)
    let two = TrackPoint(
      Self.berlin, altitude: 40, time: Self.start + 10, speed: 4, course: 20, horizontalAccuracy: 15,
      verticalAccuracy: 8)
    #expect(
      Playback(Track(segments: [[one, two]])).sample(at: 5)
        == TrackSample(
          Self.berlin, altitude: 35, speed: 3, course: 5, horizontalAccuracy: 10, verticalAccuracy: 8))
  }

  @Test func `standing still has no derived course`() {
    let track = Track(segments: [[point(north: 0, at: 0), point(north: 0, at: 10)]])
    #expect(Playback(track).sample(at: 5) == TrackSample(track.points[0].coordinate))
  }

  @Test func `equal playbacks are equal and hash alike; another factor makes another playback`() {
    let track = Track(segments: [[point(north: 0, at: 0), point(north: 10, at: 10)]])
    #expect(Playback(track) == Playback(track))
    #expect(Playback(track).hashValue == Playback(track).hashValue)
    #expect(Playback(track) != Playback(track, speedFactor: 2))
    #expect(Playback(track) != Playback(track, loops: true))
  }

  @Test func `points that are no place are left out`() {
    let nowhere = TrackPoint(Coordinate(latitude: .nan, longitude: 0), time: Self.start + 5)
    let track = Track(segments: [[point(north: 0, at: 0), nowhere, point(north: 10, at: 10)], [nowhere]])
    #expect(Playback(track).duration == 10)
    #expect(north(Playback(track).sample(at: 5)) == 5)
  }
}
