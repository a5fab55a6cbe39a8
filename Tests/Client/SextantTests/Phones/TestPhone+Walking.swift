import LocationTracks
import SextantTesting

extension Coordinate {
  /// The default place of phones in these tests.
  static let home = Coordinate(latitude: 48.137, longitude: 11.575)

  /// Returns a place some meters north, along the road on which phones of these tests move.
  static func road(_ meters: Double) -> Coordinate { home.moved(by: meters, bearing: 0) }
}

extension TestPhone {
  /// Moves the phone north at walking speed.
  func walks(_ speed: Double = 2) { goes(from: 0, to: 1_000_000, at: speed) }

  /// Moves the phone north on the road, with a speed in meters per second.
  func goes(from start: Double, to end: Double, at speed: Double) {
    let way = Track(segments: [[TrackPoint(.road(start)), TrackPoint(.road(end))]])
    change(.follows(Playback(way, walkingSpeed: speed)))
  }
}
