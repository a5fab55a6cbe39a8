import LeanFoundation
import LocationTracks

/// The conversion of a receiver's sentences to positions, one per moment.
///
/// A moment ends with the first sentence of the next one, or after a pause.
struct NMEAPositions {
  /// The seconds without a sentence after which a moment is over.
  let quiet: Double

  private var sentences = NMEASentenceStream()
  private var readAt: Double?

  init(quiet: Double) { self.quiet = quiet }

  /// Adds a line, and returns the position of the moment that it ends; nil if it ends none.
  mutating func take(_ line: [UInt8], at now: Double) -> ReceivedPosition? {
    readAt = now
    return sentences.take(line).flatMap(position)
  }

  /// The time at which the current moment ends without further sentences; nil if there is none.
  var deadline: Double? { readAt.map { $0 + quiet } }

  /// Returns the position of the current moment if it has ended by a given time.
  mutating func due(at now: Double) -> ReceivedPosition? {
    guard let deadline, now >= deadline else { return nil }
    readAt = nil
    return sentences.endMoment().flatMap(position)
  }

  private func position(_ point: TrackPoint) -> ReceivedPosition? {
    var position = ReceivedPosition(
      point.coordinate,
      horizontalAccuracy: ReceiverErrors.known(point.horizontalAccuracy) ?? ReceiverErrors.unknownAccuracy)
    position.rise(
      to: point.altitude, ellipsoidal: nil, accuracy: ReceiverErrors.known(point.verticalAccuracy))
    position.move(speed: point.speed, course: point.course)
    position.time = point.time
    return position.isUsable ? position : nil
  }
}
