import Foundation

/// A track played in time: where one is, and how one moves, at any second after the start.
///
/// Copies share everything, so that copying costs nothing however long the track is.
public struct Playback: Sendable, Hashable {
  /// How fast a person walks who is in no hurry, in meters a second; paces tracks without times.
  public static let walkingSpeed = 1.4

  private let timeline: Timeline
  /// Whether the end is followed by the start.
  public let loops: Bool

  /// Lays a track out in time.
  ///
  /// - Recorded times count from the first of them. Points without a time between two with times are spread by
  ///   distance; where no times stand before or after, the walking speed paces them, also from one segment to the
  ///   next. A time that runs backwards is taken as absent, so that as few as possible are lost.
  /// - Between two segments nothing is known, and neither is it between two points of a segment whose recorded
  ///   times lie further apart than `longestGap`.
  /// - Segments that all have times are played in the order of these. Points that are no valid place are left out.
  ///
  /// - Parameters:
  ///   - track: The way.
  ///   - speedFactor: 2 plays in half the time, at twice the speed. What is not from 0.001 to 1,000,000
  ///     counts as 1.
  ///   - loops: Whether the end is followed by the start.
  ///   - walkingSpeed: Meters a second where the track has no times. What is not from 0.001 to 1,000,000
  ///     counts as ``walkingSpeed``.
  ///   - longestGap: Recorded seconds between two points that are still bridged. Nil bridges a minute, or ten times
  ///     the median of the track if that is longer.
  public init(
    _ track: Track, speedFactor: Double = 1, loops: Bool = false,
    walkingSpeed: Double = Playback.walkingSpeed,
    longestGap: Double? = nil
  ) {
    self.loops = loops
    // Slower or faster, the duration would not stay finite or the seconds not apart.
    let pace = 0.001...1_000_000
    timeline = Timeline(
      track, speedFactor: pace.contains(speedFactor) ? speedFactor : 1,
      walkingSpeed: pace.contains(walkingSpeed) ? walkingSpeed : Playback.walkingSpeed,
      longestGap: longestGap)
  }

  /// Seconds from the start to the end, of one round when it loops; finite, and 0 for an empty track.
  public var duration: Double { timeline.duration }

  /// Where the track is some seconds after the start.
  ///
  /// Nil where nothing is known: in a gap, before the start, and always for an empty track. After the end of a track
  /// that does not loop, the last point is held, standing still.
  ///
  /// Speed and course are the recorded ones where both neighbors have them, else those of the line between them.
  /// The speed is that of the playing: at a speed factor of 2 it is twice the recorded one.
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
