import LeanFoundation
import LocationTracks

/// Makes positions of the sentences of a receiver, one of each moment.
///
/// The first sentence of the next moment, or a pause, tells that a moment is over.
struct NMEAPositions {
  /// The seconds without a sentence after which a moment is over.
  let quiet: Double

  private var sentences = NMEASentenceStream()
  private var readAt: Double?

  init(quiet: Double) { self.quiet = quiet }

  /// Takes a line, and returns the position that it ends.
  mutating func take(_ line: [UInt8], at now: Double) -> ReceivedPosition? {
    readAt = now
    return sentences.take(line).flatMap(position)
  }

  /// When the moment is over that nothing else ends; nil if there is none.
  var deadline: Double? { readAt.map { $0 + quiet } }

  /// Returns the position of the moment if that is over.
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
