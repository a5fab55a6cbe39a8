import LeanFoundation

/// The constants of the WGS 84 ellipsoid (NGA.STND.0036, table 3.1), and values derived from them.
///
/// They are computed properties so that the compiler folds them into the formulas.
enum Ellipsoid {
  /// The radius of the equator in meters.
  static var equatorialRadius: Double { 6_378_137 }
  static var flattening: Double { 1 / 298.257223563 }
  /// The distance from the center to a pole in meters.
  static var polarRadius: Double { equatorialRadius * axisRatio }
  /// The polar radius over the equatorial one.
  static var axisRatio: Double { 1 - flattening }
  static var thirdFlattening: Double { flattening / (2 - flattening) }
  static var eccentricitySquared: Double { flattening * (2 - flattening) }
  static var secondEccentricitySquared: Double { eccentricitySquared / (axisRatio * axisRatio) }
}

/// A latitude on the auxiliary sphere: tan β = (1 - f) tan φ.
struct ReducedLatitude {
  var angle: AnglePair
  /// The stretch of the ellipsoid there, √(1 + e′² sin² β).
  var scale: Double

  init(degrees: Double) {
    let geographic = AnglePair(degrees: degrees)
    // At a pole a tiny cosine keeps the azimuth meaningful.
    angle = AnglePair(
      normalizing: Ellipsoid.axisRatio * geographic.sine, max(Self.tiny, geographic.cosine))
    scale = (1 + Ellipsoid.secondEccentricitySquared * angle.sine * angle.sine).squareRoot()
  }

  /// Small enough to vanish in any sum, large enough for its square to be a normal number.
  static var tiny: Double { 1.4916681462400413e-154 }
}

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

/// The sum of c₁ sin 2σ + c₂ sin 4σ + … + c₆ sin 12σ.
struct SineSeries {
  var c1, c2, c3, c4, c5, c6: Double

  /// Sums with Clenshaw's recurrence, which needs no further sine.
  func sum(at angle: AnglePair) -> Double {
    // 2 cos 2σ
    let x = 2 * (angle.cosine - angle.sine) * (angle.cosine + angle.sine)
    let b6 = c6
    let b5 = x * b6 + c5
    let b4 = x * b5 - b6 + c4
    let b3 = x * b4 - b5 + c3
    let b2 = x * b3 - b4 + c2
    let b1 = x * b2 - b3 + c1
    return 2 * angle.sine * angle.cosine * b1
  }
}
