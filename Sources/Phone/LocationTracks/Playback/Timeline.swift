import LeanFoundation

/// The points of a track with the second of the playback at which each is reached; shared by all copies.
final class Timeline: Sendable {
  private let points: [TrackPoint]
  /// Seconds after the start, never decreasing.
  private let seconds: [Double]
  /// The legs, one fewer than points; nil if nothing is known between two points.
  private let legs: [Leg?]
  private let speedFactor: Double

  init(_ track: Track, speedFactor: Double, walkingSpeed: Double, longestGap: Double?) {
    let schedule = Schedule(track, walkingSpeed: walkingSpeed, longestGap: longestGap)
    points = schedule.points
    legs = schedule.legs
    seconds = speedFactor == 1 ? schedule.seconds : schedule.seconds.map { $0 / speedFactor }
    self.speedFactor = speedFactor
  }

  var duration: Double { seconds.last ?? 0 }
  var lastPoint: TrackPoint? { points.last }

  /// Returns the sample at a second between 0 and the duration.
  func sample(at second: Double) -> TrackSample? {
    guard let index = index(at: second) else { return nil }
    return seconds[index] == second ? sampleAtPoint(index) : sampleAfterPoint(index, at: second)
  }

  /// Returns the last point that is reached by then.
  private func index(at second: Double) -> Int? {
    guard let duration = seconds.last else { return nil }
    // In an evenly recorded track, the first guess is right.
    let guess = duration > 0 ? min(Int(second / duration * Double(seconds.count - 1)), seconds.count - 1) : 0
    for index in [guess, guess + 1] where isLast(index, at: second) { return index }
    var (low, high) = (0, seconds.count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if seconds[middle] <= second { low = middle } else { high = middle }
    }
    return low
  }

  private func isLast(_ index: Int, at second: Double) -> Bool {
    index < seconds.count && seconds[index] <= second
      && (index + 1 == seconds.count || seconds[index + 1] > second)
  }

  private func sampleAtPoint(_ index: Int) -> TrackSample {
    let point = points[index]
    var sample = TrackSample(
      point.coordinate, altitude: point.altitude, horizontalAccuracy: point.horizontalAccuracy,
      verticalAccuracy: point.verticalAccuracy)
    // The leg that starts here, or the one that ends here.
    let derived = motion(after: index) ?? motion(upTo: index)
    sample.speed = point.speed.map { $0 * speedFactor } ?? derived?.speed ?? 0
    sample.course = point.course ?? derived?.course
    return sample
  }

  private func sampleAfterPoint(_ index: Int, at second: Double) -> TrackSample? {
    guard index < legs.count, let leg = legs[index], let motion = motion(after: index) else { return nil }
    let (one, two) = (points[index], points[index + 1])
    let fraction = (second - seconds[index]) / (seconds[index + 1] - seconds[index])
    let mix = Mixture(fraction: fraction)
    return TrackSample(
      leg.position(from: one.coordinate, to: two.coordinate, at: fraction),
      altitude: mix.value(one.altitude, two.altitude),
      speed: mix.both(one.speed, two.speed).map { $0 * speedFactor } ?? motion.speed,
      course: mix.course(one.course, two.course)
        ?? motion.course.map { Bearing.normalized($0 + fraction * leg.turn) },
      horizontalAccuracy: mix.value(one.horizontalAccuracy, two.horizontalAccuracy),
      verticalAccuracy: mix.value(one.verticalAccuracy, two.verticalAccuracy))
  }

  private func motion(after index: Int) -> (speed: Double, course: Double?)? {
    guard index < legs.count, let leg = legs[index] else { return nil }
    let time = seconds[index + 1] - seconds[index]
    guard time > 0 else { return nil }
    return leg.length > 0 ? (leg.length / time, leg.initialBearing) : (0, nil)
  }

  private func motion(upTo index: Int) -> (speed: Double, course: Double?)? {
    guard index > 0, let leg = legs[index - 1], let motion = motion(after: index - 1) else { return nil }
    return (motion.speed, motion.course.map { Bearing.normalized($0 + leg.turn) })
  }
}

extension Timeline: Hashable {
  static func == (one: Timeline, other: Timeline) -> Bool {
    one === other
      || one.speedFactor == other.speedFactor && one.seconds == other.seconds && one.legs == other.legs
        && one.points == other.points
  }

  /// Hashes only readily available values, so that hashing does not take longer for longer tracks.
  func hash(into hasher: inout Hasher) {
    hasher.combine(points.count)
    hasher.combine(seconds.last)
    hasher.combine(points.first)
    hasher.combine(points.last)
  }
}

/// An interpolation between two points.
struct Mixture {
  /// 0 at the first point, 1 at the second.
  let fraction: Double

  /// Returns the value in between, or the only one that exists.
  func value(_ one: Double?, _ two: Double?) -> Double? { both(one, two) ?? one ?? two }

  /// Returns the value in between, or nil unless both exist.
  func both(_ one: Double?, _ two: Double?) -> Double? {
    guard let one, let two else { return nil }
    return one + fraction * (two - one)
  }

  /// Returns the direction in between, the shorter way round.
  func course(_ one: Double?, _ two: Double?) -> Double? {
    guard let one, let two else { return nil }
    return Bearing.normalized(one + fraction * remainder(two - one, 360))
  }
}
