import LeanFoundation

/// The inverse problem in canonical form: the first point is southern and not nearer to the equator than the second,
/// and the second is to the east.
struct InverseProblem {
  let first: ReducedLatitude
  let second: ReducedLatitude
  /// The difference of longitude, 0 to π, with its sine and cosine exact near both ends.
  let longitude: Double
  let longitudeAngle: AnglePair
  /// The degrees that are missing to half a turn.
  let supplement: Double
  let startsAtPole: Bool

  /// Meters and the azimuths at both ends.
  struct Solution {
    var distance: Double
    var firstAzimuth: AnglePair
    var secondAzimuth: AnglePair
  }

  init(southern: Double, other: Double, eastward: Double, supplement: Double) {
    let first = ReducedLatitude(degrees: southern)
    var second = ReducedLatitude(degrees: other)
    // Equal latitudes must be equal to the last bit, or the azimuths become noisy.
    if first.angle.cosine < -first.angle.sine {
      if second.angle.cosine == first.angle.cosine {
        second.angle.sine = second.angle.sine < 0 ? first.angle.sine : -first.angle.sine
      }
    } else if abs(second.angle.sine) == -first.angle.sine {
      second.angle.cosine = first.angle.cosine
    }
    self.first = first
    self.second = second
    self.supplement = supplement
    longitude = eastward * .radiansPerDegree
    startsAtPole = southern == -90
    if eastward > 90 {
      let angle = AnglePair(degrees: supplement)
      longitudeAngle = AnglePair(sine: angle.sine, cosine: -angle.cosine)
    } else {
      longitudeAngle = AnglePair(degrees: eastward)
    }
  }

  func solve() -> Solution {
    if startsAtPole || longitudeAngle.sine == 0, let solution = meridian() { return solution }
    if first.angle.sine == 0, supplement >= Ellipsoid.flattening * 180 { return equator() }
    switch InverseStart.estimate(of: self) {
    case .solved(let solution): return solution
    case .azimuth(let azimuth): return distance(of: InverseIteration(problem: self).azimuth(near: azimuth))
    }
  }

  /// Returns the line along a meridian; nil if another line is shorter.
  private func meridian() -> Solution? {
    let line = AuxiliaryArc(
      from: AnglePair(sine: first.angle.sine, cosine: longitudeAngle.cosine * first.angle.cosine),
      to: second.angle)
    let lengths = GeodesicLengths(variable: Ellipsoid.thirdFlattening, arc: line)
    guard line.length < 1 || lengths.reducedLength(first.scale, second.scale) >= 0 else { return nil }
    return Solution(
      distance: Ellipsoid.polarRadius * lengths.distance,
      firstAzimuth: longitudeAngle, secondAzimuth: AnglePair(sine: 0, cosine: 1))
  }

  private func equator() -> Solution {
    let east = AnglePair(sine: 1, cosine: 0)
    return Solution(
      distance: Ellipsoid.equatorialRadius * longitude, firstAzimuth: east, secondAzimuth: east)
  }

  private func distance(of azimuth: AnglePair) -> Solution {
    let trial = InverseTrial(problem: self, azimuth: azimuth)
    return Solution(
      distance: Ellipsoid.polarRadius * trial.lengths.distance, firstAzimuth: trial.firstAzimuth,
      secondAzimuth: trial.secondAzimuth)
  }
}
