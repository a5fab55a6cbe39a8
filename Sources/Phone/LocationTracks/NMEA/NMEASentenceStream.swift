/// Reads the sentences of a receiver as they come, one point for each moment.
///
/// What is no sentence, or garbled on its way, is passed over: a serial line begins in the midst of one.
package struct NMEASentenceStream {
  private var epoch = NMEAEpoch()
  private var clock = NMEAClock()

  /// Begins with nothing known, not even the day.
  package init() {}

  /// Takes a line, and returns the point of the moment that it ends.
  package mutating func take(_ line: [UInt8]) -> TrackPoint? {
    guard case .success(let sentence) = NMEASentence.read(line, line: line.indices) else { return nil }
    var point: TrackPoint?
    if let field = NMEAEpoch.timeField(of: sentence.kind) {
      let time = sentence.timeOfDay(field)
      if !epoch.accepts(time) { point = endMoment() }
      epoch.time = time
    }
    // A place that can't be read is as good as none.
    _ = epoch.add(sentence)
    return point
  }

  /// Ends the moment, and returns its point.
  ///
  /// As long as no sentence has said the date, points have no time.
  package mutating func endMoment() -> TrackPoint? {
    defer { epoch = NMEAEpoch() }
    let date = clock.date(of: epoch)
    guard var point = epoch.point else { return nil }
    point.time = clock.isWithoutDate ? nil : date
    return point
  }
}
