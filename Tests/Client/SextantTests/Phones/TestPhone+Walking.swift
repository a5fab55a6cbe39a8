import LocationTracks
import SextantTesting

extension Coordinate {
  /// Where phones of these tests are unless a test says something else.
  static let home = Coordinate(latitude: 48.137, longitude: 11.575)

  /// Some meters north of there, along the road on which phones of these tests go.
  static func road(_ meters: Double) -> Coordinate { home.moved(by: meters, bearing: 0) }
}

extension TestPhone {
  /// The phone goes north, at a good walk's speed.
  func walks(_ speed: Double = 2) { goes(from: 0, to: 1_000_000, at: speed) }

  /// The phone goes north on the road, in meters a second.
  func goes(from start: Double, to end: Double, at speed: Double) {
    let way = Track(segments: [[TrackPoint(.road(start)), TrackPoint(.road(end))]])
    change(.follows(Playback(way, walkingSpeed: speed)))
  }
}
