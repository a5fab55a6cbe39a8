public import Foundation
public import LocationSimulation
public import LocationTracks

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// Puts the phone somewhere, where it stays.
  ///
  /// - Parameters:
  ///   - place: Where.
  ///   - accuracy: The radius of uncertainty of what the phone finds there, in metres; nil leaves it.
  public func stay(at place: Coordinate, accuracy: Double? = nil) {
    change(.stays(at: TrackSample(place, horizontalAccuracy: accuracy)))
  }

  /// Has the phone follow a track from now on.
  public func follow(_ track: Track) { change(.follows(Playback(track))) }

  /// Has the phone follow the track of a file from now on: GPX, NMEA 0183, CSV or GeoJSON.
  ///
  /// Throws when the file can't be read or has no track.
  public func follow(contentsOf file: URL) throws { follow(try TrackFile(contentsOf: file).track) }

  /// Turns the phone, for its compass; before the first turn the compass tells nothing.
  ///
  /// The true heading is told only to who gets locations too, and has to be given. Throws when it is no heading.
  public func turn(to heading: Heading) throws { try perform(.world(.heading(heading))) }

  /// Takes the phone where no position can be found, such as into a tunnel.
  public func losePosition() { change(.losesPosition) }

  /// Takes the phone back to where positions can be found.
  public func findPosition() { change(.findsPosition) }

  /// Changes what is around the phone.
  public func change(_ world: WorldChange) {
    do {
      try perform(.world(world))
    } catch {
      preconditionFailure("the phone refused what it never refuses: \(error)")
    }
  }
}
