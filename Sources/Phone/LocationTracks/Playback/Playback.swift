import LeanFoundation

/// A track played in time: a position and a movement at any second after the start.
///
/// Copies share their storage, so that copying costs nothing however long the track is.
public struct Playback: Sendable, Hashable {
  /// The speed of a leisurely walk, in meters per second; used for tracks without times.
  public static let walkingSpeed = 1.4

  private let timeline: Timeline
  /// Whether the start follows the end.
  public let loops: Bool

  /// Lays a track out in time.
  ///
  /// - Recorded times count from the first one. Points without a time between two with times are distributed by
  ///   distance; without times before or after, they use the walking speed, also from one segment to the next. Times
  ///   that run backwards are ignored, in such a way that as few as possible are lost.
  /// - Nothing is known between two segments, or between two points of a segment whose recorded times are further
  ///   apart than `longestGap`.
  /// - Segments that all have times are played in the order of their times. Points that are not valid places are
  ///   omitted.
  ///
  /// - Parameters:
  ///   - track: The track to play.
  ///   - speedFactor: 2 plays in half the time, at twice the speed. A value that is not from 0.001 to 1,000,000
  ///     counts as 1.
  ///   - loops: Whether the start follows the end.
  ///   - walkingSpeed: Meters per second if the track has no times. A value that is not from 0.001 to 1,000,000
  ///     counts as ``walkingSpeed``.
  ///   - longestGap: Recorded seconds between two points that are still bridged. Nil bridges a minute, or ten times
  ///     the median of the track if that is longer.
  public init(
    _ track: Track, speedFactor: Double = 1, loops: Bool = false,
    walkingSpeed: Double = Playback.walkingSpeed,
    longestGap: Double? = nil
  ) {
    self.loops = loops
    // Outside this range, the duration would not remain finite or the seconds distinguishable.
    let pace = 0.001...1_000_000
    timeline = Timeline(
      track, speedFactor: pace.contains(speedFactor) ? speedFactor : 1,
      walkingSpeed: pace.contains(walkingSpeed) ? walkingSpeed : Playback.walkingSpeed,
      longestGap: longestGap)
  }

  /// The number of seconds from start to end, of one round if it loops; finite, and 0 for an empty track.
  public var duration: Double { timeline.duration }

  /// Returns the sample some seconds after the start.
  ///
  /// Nil if nothing is known: in a gap, before the start, and always for an empty track. After the end of a track
  /// that does not loop, the phone stays at the last point.
  ///
  /// Speed and course are the recorded ones if both neighbors have them, otherwise those of the line between them.
  /// The speed is that of the playback: at a speed factor of 2 it is twice the recorded one.
  public func sample(at seconds: Double) -> TrackSample? {
    guard seconds >= 0, seconds.isFinite else { return nil }
    if seconds > duration {
      guard loops, duration > 0 else { return timeline.lastPoint.map { Self.resting(at: $0) } }
      return timeline.sample(at: seconds.truncatingRemainder(dividingBy: duration))
    }
    return timeline.sample(at: seconds)
  }

  private static func resting(at point: TrackPoint) -> TrackSample {
    TrackSample(
      point.coordinate, altitude: point.altitude, horizontalAccuracy: point.horizontalAccuracy,
      verticalAccuracy: point.verticalAccuracy)
  }
}
