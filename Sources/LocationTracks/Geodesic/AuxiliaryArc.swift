import Foundation

/// An arc of a great circle on the auxiliary sphere, measured from the equator.
struct AuxiliaryArc {
  let start: AnglePair
  let end: AnglePair
  /// Radians, 0 to π.
  let length: Double

  init(from start: AnglePair, to end: AnglePair) {
    self.start = start
    self.end = end
    let difference = end - start
    length = atan2(max(0, difference.sine), difference.cosine)
  }
}
