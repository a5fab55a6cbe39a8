public import Foundation
public import LocationSimulation
public import LocationTracks

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension TestPhone {
  /// Moves the phone to a place, where it stays.
  ///
  /// - Parameters:
  ///   - place: The new location of the phone.
  ///   - accuracy: The radius of uncertainty of the positions that the phone finds there, in meters; nil leaves it
  ///     unchanged.
  public func stay(at place: Coordinate, accuracy: Double? = nil) {
    change(.stays(at: TrackSample(place, horizontalAccuracy: accuracy)))
  }

  /// Makes the phone follow a track from now on.
  public func follow(_ track: Track) { change(.follows(Playback(track))) }

  /// Makes the phone follow the track in a file from now on: GPX, NMEA 0183, CSV or GeoJSON.
  ///
  /// Throws if the file can't be read or contains no track.
  public func follow(contentsOf file: URL) throws { follow(try TrackFile(contentsOf: file).track) }

  /// Turns the phone; its compass reports nothing before the first turn.
  ///
  /// The true heading is required, but apps receive it only if they also get locations. Throws if the heading is
  /// invalid.
  public func turn(to heading: Heading) throws { try perform(.world(.heading(heading))) }

  /// Moves the phone to a place where no position can be found, such as a tunnel.
  public func losePosition() { change(.losesPosition) }

  /// Moves the phone back to a place where positions can be found.
  public func findPosition() { change(.findsPosition) }

  /// Changes the world around the phone.
  public func change(_ world: WorldChange) {
    do {
      try perform(.world(world))
    } catch {
      preconditionFailure("the phone refused what it never refuses: \(error)")
    }
  }
}
