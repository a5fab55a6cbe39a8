import LeanFoundation

/// The recorded second at which each point of a track is reached, and the legs between the points.
struct Schedule {
  let points: [TrackPoint]
  /// Seconds after the first point, never decreasing.
  private(set) var seconds: [Double]
  /// The legs; nil if nothing is known between two points.
  private(set) var legs: [Leg?] = []

  init(_ track: Track, walkingSpeed: Double, longestGap: Double?) {
    let valid = track.segments.map { $0.filter { $0.coordinate.isValid } }.filter { !$0.isEmpty }
    let segments = Self.ordered(valid)
    points = segments.flatMap { $0 }
    seconds = []
    let starts = Self.starts(of: segments)
    let recorded = RecordedTimes.usable(points.map { $0.time?.timeIntervalSinceReferenceDate })
    let lines = zip(points, points.dropFirst()).map { Leg(from: $0.coordinate, to: $1.coordinate) }
    seconds = Self.filled(recorded, lines.map { $0.length }, walkingSpeed)
    let bridged = longestGap ?? Self.longestGap(of: recorded)
    legs = lines.indices.map { index in
      let isGap = starts.contains(index + 1) || Self.interval(recorded, after: index) > bridged
      return isGap ? nil : lines[index]
    }
  }

  /// Returns the segments in the order of their times; in their original order if one has none.
  private static func ordered(_ segments: [[TrackPoint]]) -> [[TrackPoint]] {
    let times = segments.compactMap { $0.lazy.compactMap { $0.time }.first }
    guard times.count == segments.count else { return segments }
    return zip(times, segments).enumerated()
      .sorted { ($0.element.0, $0.offset) < ($1.element.0, $1.offset) }.map { $0.element.1 }
  }

  /// Returns the indices at which segments start.
  private static func starts(of segments: [[TrackPoint]]) -> Set<Int> {
    var starts: Set<Int> = []
    var count = 0
    for segment in segments {
      starts.insert(count)
      count += segment.count
    }
    return starts
  }

  /// Returns the recorded seconds from a point to the next, 0 if either has no time.
  private static func interval(_ recorded: [Double?], after index: Int) -> Double {
    guard let one = recorded[index], let two = recorded[index + 1] else { return 0 }
    return two - one
  }

  /// Returns a minute, or ten times the median interval: sparse tracks are meant to be bridged.
  private static func longestGap(of recorded: [Double?]) -> Double {
    let intervals = recorded.indices.dropLast().map { interval(recorded, after: $0) }.filter { $0 > 0 }
      .sorted()
    guard !intervals.isEmpty else { return 60 }
    return max(60, 10 * intervals[intervals.count / 2])
  }

  /// Returns the seconds after the first point: the recorded ones, with the others interpolated by length.
  private static func filled(_ recorded: [Double?], _ lengths: [Double], _ walkingSpeed: Double) -> [Double] {
    guard !recorded.isEmpty else { return [] }
    var seconds = [0.0]
    seconds.reserveCapacity(recorded.count)
    var known = recorded.indices.filter { recorded[$0] != nil }[...]
    let origin = known.first.flatMap { recorded[$0] } ?? 0
    let lead = known.first.map { lengths[..<$0].reduce(0, +) / walkingSpeed } ?? 0
    if known.first == 0 { known = known.dropFirst() }
    while seconds.count < recorded.count {
      let start = seconds.count - 1
      let end = known.popFirst() ?? recorded.count - 1
      let path = lengths[start..<end]
      let target = recorded[end].map { $0 - origin + lead }
      append(path, to: &seconds, until: target, walkingSpeed)
    }
    return seconds
  }

  private static func append(
    _ path: ArraySlice<Double>, to seconds: inout [Double], until target: Double?, _ walkingSpeed: Double
  ) {
    let start = seconds[seconds.count - 1]
    let total = path.reduce(0, +)
    var covered = 0.0
    for length in path.dropLast() {
      covered += length
      let share = total > 0 ? covered / total : 0
      seconds.append(start + (target.map { ($0 - start) * share } ?? covered / walkingSpeed))
    }
    seconds.append(target ?? start + total / walkingSpeed)
  }
}
