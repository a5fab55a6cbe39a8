/// The reading of a receiver's sentences as they arrive, with one point for each moment.
///
/// Lines that are no sentences or damaged are ignored: reading a serial line begins in the middle of a
/// sentence.
package struct NMEASentenceStream {
  private var epoch = NMEAEpoch()
  private var clock = NMEAClock()

  /// Creates a stream in which nothing is known yet, including the date.
  package init() {}

  /// Adds a line, and returns the point of the moment that it ends; nil if it ends none.
  package mutating func take(_ line: [UInt8]) -> TrackPoint? {
    guard case .success(let sentence) = NMEASentence.read(line, line: line.indices) else { return nil }
    var point: TrackPoint?
    if let field = NMEAEpoch.timeField(of: sentence.kind) {
      let time = sentence.timeOfDay(field)
      if !epoch.accepts(time) { point = endMoment() }
      epoch.time = time
    }
    // A place that can't be read is treated as missing.
    _ = epoch.add(sentence)
    return point
  }

  /// Ends the moment, and returns its point; nil if it has no place.
  ///
  /// Until a sentence has contained the date, points have no time.
  package mutating func endMoment() -> TrackPoint? {
    defer { epoch = NMEAEpoch() }
    let date = clock.date(of: epoch)
    guard var point = epoch.point else { return nil }
    point.time = clock.isWithoutDate ? nil : date
    return point
  }
}
